/** Answers of the user to GitHub's question. */
const answers = {
  Authorize: { token: "rehearsal" },
  Cancel: { message: "The user has denied your application access." },
}

const createPage = (content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rehearsal sign-in</title>${content}`

const questionPage = createPage(`
  <h1>Rehearsal sign-in</h1>
  <p>GitHub asks here whether this website may use your account. This is only a rehearsal.</p>
  <form><button name="answer" value="Authorize">Authorize</button> <button name="answer" value="Cancel">Cancel</button></form>`)

/**
 * Returns the page that passes the answer to the editor, with Netlify's protocol: it announces itself, waits for a
 * greeting, and answers.
 */
const createAnswerPage = (answer: object): string =>
  createPage(`<script>
    addEventListener("message", ({ data, origin }) => {
      if (data === "authorizing:github")
        opener.postMessage("authorization:github:${"token" in answer ? "success" : "error"}:" + ${JSON.stringify(JSON.stringify(answer))}, origin)
    })
    opener?.postMessage("authorizing:github", "*")
  </script>`)

/**
 * Creates a sign-in service like Netlify's: a window that asks the first time, and signs in without a question a user
 * who has agreed before.
 */
export const createSignIn = () => {
  let hasAgreed = false
  return {
    /** Makes GitHub ask again. */
    forget: (): void => {
      hasAgreed = false
    },
    fetch: async (request: Request): Promise<Response> => {
      const given = new URL(request.url).searchParams.get("answer")
      hasAgreed ||= given === "Authorize"
      const page = hasAgreed
        ? createAnswerPage(answers.Authorize)
        : given === "Cancel"
          ? createAnswerPage(answers.Cancel)
          : questionPage
      return new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } })
    },
  }
}
