import type { IncomingMessage, ServerResponse } from "node:http"

/** What the person who signs in answers GitHub's question. */
const answers = {
  Authorize: { token: "practice" },
  Cancel: { message: "The user has denied your application access." },
}

const createPage = (content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Practice sign-in</title>${content}`

const questionPage = createPage(`
  <h1>Practice sign-in</h1>
  <p>GitHub asks here whether this website may use your account. This is only a practice.</p>
  <form><button name="answer" value="Authorize">Authorize</button> <button name="answer" value="Cancel">Cancel</button></form>`)

/** The page that hands the answer to the editor, in the words of Netlify: it says that it is there, is greeted, and answers. */
const createAnswerPage = (answer: object): string =>
  createPage(`<script>
    addEventListener("message", ({ data, origin }) => {
      if (data === "authorizing:github")
        opener.postMessage("authorization:github:${"token" in answer ? "success" : "error"}:" + ${JSON.stringify(JSON.stringify(answer))}, origin)
    })
    opener?.postMessage("authorizing:github", "*")
  </script>`)

/**
 * The service that signs people in with GitHub, as Netlify has it: a window that asks the first time, and whoever has agreed
 * once is signed in without a question.
 */
export const createSignIn = () => {
  let hasAgreed = false
  return {
    /** Lets GitHub ask again. */
    forget: (): void => {
      hasAgreed = false
    },
    handle: ({ url = "/" }: IncomingMessage, response: ServerResponse): void => {
      const given = new URL(url, "http://localhost").searchParams.get("answer")
      hasAgreed ||= given === "Authorize"
      const page = hasAgreed
        ? createAnswerPage(answers.Authorize)
        : given === "Cancel"
          ? createAnswerPage(answers.Cancel)
          : questionPage
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page)
    },
  }
}
