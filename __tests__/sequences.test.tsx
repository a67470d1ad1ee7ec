import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import * as fc from "fast-check"
import { renderToString } from "react-dom/server"
import { AppointmentForm, requestDelivery } from "../src/forms/AppointmentForm"
import { ContactForm, messageDelivery } from "../src/forms/ContactForm"
import { HeroCarousel } from "../src/sections/HeroCarousel"
import { readData, useData as answerFrom } from "./support/graph"
import { pageData } from "./support/pages"
import { command, runSequences } from "./support/sequences"

// What the forms say by toasts, without the toasts: they have sequences of their own.
const said: string[] = []
jest.mock("../src/notifications/notify", () => ({
  ...jest.requireActual("../src/notifications/notify"),
  loadToasts: async () => undefined,
  notify: async ({ title }: { title: string }) => void said.push(title),
}))

jest.setTimeout(120_000)

const sample = readData("__tests__/sample")
answerFrom({ ...sample, appointment: { ...sample["appointment"], delivery: "forward" } })
const content = (route: "/" | "/contact/" | "/appointment/") => JSON.parse(JSON.stringify(pageData(route))).content

const contact = content("/contact/").contact
const appointment = content("/appointment/").appointment
const { slides } = content("/")

// Roles and labels have tests of their own; here thousands of questions are asked.
const button = () => {
  const found = document.querySelector<HTMLButtonElement>("form [type=submit]")
  if (!found) throw new Error("There is no button.")
  return found
}

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`form #${name}`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}

/** Everything that is due has happened. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise(resolve => setTimeout(resolve))
  })

let errors: jest.SpyInstance

beforeEach(() => {
  errors = jest.spyOn(console, "error")
})

afterEach(() => {
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

/** Requests wait here until a command answers them. */
let requests: { body: Record<string, string>; answer: (works: boolean) => void; over: boolean }[] = []

beforeAll(() => {
  Object.assign(globalThis, {
    fetch: (_address: string, { body }: { body: string }) =>
      new Promise((resolve, reject) => {
        const request = {
          body: JSON.parse(body),
          over: false,
          answer: (works: boolean) => {
            request.over = true
            if (works) resolve({ ok: true, json: async () => ({ success: "true" }) })
            else reject(new TypeError("Failed to fetch"))
          },
        }
        requests.push(request)
      }),
  })
})

interface FormModel {
  values: Record<string, string>
  /** What is on its way, if anything. */
  sending: Record<string, string> | undefined
  failed: boolean
  page: "form" | "other"
  requests: number
  successes: number
  failures: number
  /** Whether something in the form has had the focus since the page was opened. */
  focused: boolean
}

interface FormReal {
  show: (page: FormModel["page"]) => void
  reload: () => void
}

/** The sequences of a form. `isKept` is whether what was typed survives another page and a reload. */
const formSequences = (
  count: number,
  form: () => JSX.Element,
  isKept: boolean,
  valid: Readonly<Record<string, string>>,
  success: string,
  reset: () => void
) => {
  const names = Object.keys(valid)
  const empty = Object.fromEntries(names.map(name => [name, ""]))
  const isValid = (values: Readonly<Record<string, string>>) =>
    names.every(name => name === "notes" || values[name]?.trim()) && /^\S+@\S+\.\S+$/.test(values["email"] ?? "")

  const place = (page: FormModel["page"]) => (page === "form" ? form() : <h1>Another page</h1>)

  const expectModel = (model: FormModel) => {
    expect(requests).toHaveLength(model.requests)
    expect(said.filter(title => title === success)).toHaveLength(model.successes)
    expect(said.filter(title => title === "Could not send message")).toHaveLength(model.failures)
    if (model.page === "other") return
    expect(Object.fromEntries(names.map(name => [name, control(name).value]))).toEqual(model.values)
    expect(button().disabled).toBe(model.sending !== undefined)
    expect(button()).not.toHaveAttribute("aria-busy")
    expect(document.querySelectorAll("form a[href^=mailto][href*=subject]")).toHaveLength(model.failed ? 1 : 0)
    // A disabled button may lose the focus for as long as it is disabled.
    if (model.focused && !model.sending) expect(document.body).not.toHaveFocus()
  }
  const onForm = (model: Readonly<FormModel>) => model.page === "form"
  const make = (
    name: string,
    check: (model: Readonly<FormModel>) => boolean,
    run: (model: FormModel, real: FormReal) => void
  ) =>
    command<FormModel, FormReal>(name, check, async (model, real) => {
      run(model, real)
      await settle()
      expectModel(model)
    })
  const type = (name: string, text: string) =>
    make(`types ${JSON.stringify(text)} as ${name}`, onForm, model => {
      act(() => control(name).focus())
      model.focused = true
      fireEvent.change(control(name), { target: { value: text } })
      if (!model.sending) model.values = { ...model.values, [name]: text }
    })
  const afterPress = (model: FormModel) => {
    if (model.sending || !isValid(model.values)) return
    model.sending = model.values
    model.failed = false
    model.requests += 1
  }

  return runSequences<FormModel, FormReal>(
    count,
    [
      fc.constantFrom(...names).map(name => type(name, valid[name] ?? "")),
      fc.constantFrom(...names).map(name => type(name, name === "email" ? "nobody" : "")),
      fc.constant(
        make("fills in everything", onForm, model => {
          for (const name of names) fireEvent.change(control(name), { target: { value: valid[name] } })
          if (!model.sending) model.values = { ...valid }
        })
      ),
      fc.constantFrom(1, 2, 3).map(times =>
        make(`presses the button ${times} times`, onForm, model => {
          if (!button().disabled) {
            act(() => button().focus())
            model.focused = true
          }
          for (let press = 0; press < times; press += 1) fireEvent.click(button())
          afterPress(model)
        })
      ),
      fc.constant(
        make("submits by Enter", onForm, model => {
          act(() => control(names[0] ?? "").focus())
          model.focused = true
          fireEvent.submit(button())
          afterPress(model)
        })
      ),
      fc.boolean().map(works =>
        make(
          `the network ${works ? "answers" : "fails"}`,
          ({ sending }) => sending !== undefined,
          model => {
            expect(requests.at(-1)?.body).toMatchObject(
              "message" in valid ? (model.sending ?? {}) : { phone: valid["phone"] }
            )
            requests.at(-1)?.answer(works)
            if (works) {
              model.successes += 1
              model.values = empty
              model.failed = false
            } else {
              model.failures += 1
              model.values = model.sending ?? empty
              model.failed = true
            }
            model.sending = undefined
          }
        )
      ),
      fc.constant(
        make("goes to another page", onForm, (model, real) => {
          real.show("other")
          model.page = "other"
          model.focused = false
          if (!isKept && !model.sending && !model.failed) model.values = empty
        })
      ),
      fc.constant(
        make(
          "comes back",
          ({ page }) => page === "other",
          (model, real) => {
            real.show("form")
            model.page = "form"
          }
        )
      ),
      fc.constant(
        make("loads the page again", onForm, (model, real) => {
          real.reload()
          if (!isKept) model.values = empty
          model.sending = undefined
          model.failed = false
          model.focused = false
        })
      ),
    ],
    async () => {
      said.length = 0
      requests = []
      sessionStorage.clear()
      reset()
      let view = render(place("form"))
      return {
        model: {
          values: empty,
          sending: undefined,
          failed: false,
          page: "form",
          requests: 0,
          successes: 0,
          failures: 0,
          focused: false,
        },
        real: {
          show: page => view.rerender(place(page)),
          reload: () => {
            view.unmount()
            // The tab's memory is gone, and with it whoever waits for an answer.
            reset()
            document.body.innerHTML = ""
            const container = document.body.appendChild(document.createElement("div"))
            const silent = jest.spyOn(console, "error").mockImplementation(() => undefined)
            container.innerHTML = renderToString(place("form"))
            silent.mockRestore()
            errors = jest.spyOn(console, "error")
            view = render(place("form"), { container, hydrate: true })
          },
        },
      }
    },
    async () => {
      for (const request of requests) if (!request.over) request.answer(false)
      await settle()
      cleanup()
      document.body.innerHTML = ""
      reset()
    }
  )
}

it("whatever happens to the contact form, nothing is lost, nothing is sent twice, and success is true", async () => {
  await expect(
    formSequences(
      200,
      () => <ContactForm {...contact} />,
      true,
      { name: "Rudo Moyo", email: "rudo@example.org", subject: "A question", message: "Open on Sunday?" },
      "Message Sent!",
      messageDelivery.reset
    )
  ).resolves.toBeUndefined()
})

it("whatever happens to the appointment form, nothing is lost, nothing is sent twice, and success is true", async () => {
  await expect(
    formSequences(
      120,
      () => <AppointmentForm {...appointment} bookable={["Cardiology", "Mental Health"]} />,
      false,
      {
        firstName: "Rudo",
        lastName: "Moyo",
        email: "rudo@example.org",
        phone: "263 77 123 4567",
        service: "Cardiology",
        date: "2099-01-31",
        time: "9:00 AM",
        notes: "Stairs are hard for me.",
      },
      "Appointment Booked!",
      requestDelivery.reset
    )
  ).resolves.toBeUndefined()
})

interface CarouselModel {
  index: number
  playing: boolean
  hovered: boolean
  /** Milliseconds the slide has been shown while the show rotates. */
  shownFor: number
}

const isRotating = ({ playing, hovered }: CarouselModel) => playing && !hovered

/** Divides the six seconds, so that a slide always comes at the end of a tick. */
const tickMs = 500

describe("the carousel", () => {
  const count: number = slides.slides.length
  const carousel = () => screen.getByRole("region", { name: slides.label })
  const press = (name: RegExp) => fireEvent.click(within(carousel()).getByRole("button", { name }))

  beforeEach(() => {
    jest.useFakeTimers()
  })

  afterEach(() => {
    jest.useRealTimers()
  })

  const expectModel = (model: CarouselModel) => {
    const { index, playing, shownFor } = model
    const marked = within(carousel())
      .getAllByRole("button", { name: /^Slide \d+:/ })
      .map(dot => dot.getAttribute("aria-current"))
    expect(marked).toEqual(Array.from({ length: count }, (_, dot) => (dot === index ? "true" : null)))
    const reachable = [...carousel().querySelectorAll("[data-slide]:not([inert], [hidden])")]
    expect(reachable.map(slide => slide.getAttribute("data-slide"))).toEqual([String(index + 1)])
    // react-slick follows in the next task: not yet where a slide has come this very moment.
    if (!(isRotating(model) && shownFor === 0))
      expect(carousel().querySelector(".slick-active [data-slide]")).toHaveAttribute("data-slide", String(index + 1))
    expect(within(carousel()).getAllByRole("button", { name: playing ? /^Stop/ : /^Start/ })).toHaveLength(1)
  }
  /** Every command takes as many ticks as it says. */
  const make = (name: string, run: (model: CarouselModel) => void, ticks = 1) =>
    command<CarouselModel, object>(
      name,
      () => true,
      async model => {
        run(model)
        for (let tick = 0; tick < ticks; tick += 1) {
          await act(() => jest.advanceTimersByTimeAsync(tickMs))
          if (!isRotating(model)) continue
          model.shownFor += tickMs
          if (model.shownFor < 6000) continue
          model.shownFor = 0
          model.index = (model.index + 1) % count
        }
        expectModel(model)
      }
    )
  const show = (model: CarouselModel, index: number) => {
    if (index !== model.index) model.shownFor = 0
    model.index = (index + count) % count
  }

  it("shows the slide that is marked, whatever is pressed and however long one waits", async () => {
    await expect(
      runSequences<CarouselModel, object>(
        120,
        [
          fc.constantFrom(1, -1).map(step =>
            make(step === 1 ? "next" : "previous", model => {
              press(step === 1 ? /^Next/ : /^Previous/)
              show(model, model.index + step)
            })
          ),
          fc.nat(count - 1).map(index =>
            make(`dot ${index + 1}`, model => {
              press(new RegExp(`^Slide ${index + 1}:`))
              show(model, index)
            })
          ),
          fc.constant(
            make("stops or starts", model => {
              press(/slide show$/)
              model.playing = !model.playing
              model.shownFor = 0
            })
          ),
          fc.constant(
            make("the pointer comes or goes", model => {
              if (model.hovered) fireEvent.pointerLeave(carousel())
              else fireEvent.pointerEnter(carousel(), { pointerType: "mouse" })
              model.hovered = !model.hovered
              model.shownFor = 0
            })
          ),
          fc.constant(
            make("the keyboard comes", model => {
              const next = within(carousel()).getByRole("button", { name: "Next slide" })
              if (document.activeElement === next) act(() => next.blur())
              act(() => next.focus())
              model.playing = false
              model.shownFor = 0
            })
          ),
          fc.integer({ min: 1, max: 28 }).map(ticks => make(`${ticks * tickMs} ms pass`, () => undefined, ticks)),
        ],
        async () => {
          render(<HeroCarousel {...slides} />)
          while (!carousel().querySelector(".slick-slide")) await act(async () => undefined)
          return { model: { index: 0, playing: true, hovered: false, shownFor: 0 }, real: {} }
        },
        cleanup
      )
    ).resolves.toBeUndefined()
  })
})

interface ToastsModel {
  waiting: string[]
  visible: string[]
}

const toasts = () => [...document.querySelectorAll<HTMLElement>(".Toastify__toast")]
const next = (model: ToastsModel, index: number) => {
  model.visible.splice(index, 1)
  model.visible.push(...model.waiting.splice(0, 1))
}
const some = ({ visible }: ToastsModel) => visible.length > 0

const titles = () => toasts().map(toast => toast.querySelector("strong")?.textContent)
const hide = (index: number, how: (toast: HTMLElement) => void) => async (model: ToastsModel) => {
  const at = index % model.visible.length
  const toast = toasts()[at]
  if (!toast) throw new Error("no toast")
  how(toast)
  await settle()
  fireEvent.animationEnd(toast)
  next(model, at)
}

const make = (name: string, check: (model: ToastsModel) => boolean, run: (model: ToastsModel) => Promise<void>) =>
  command<ToastsModel, object>(name, check, async model => {
    await run(model)
    await settle()
    expect(titles()).toEqual(model.visible)
  })

describe("the toasts", () => {
  const { notify }: typeof import("../src/notifications/notify") = jest.requireActual("../src/notifications/notify")
  let number = 0

  it("are at most three, each is shown once, in its turn", async () => {
    const { default: Toasts } = jest.requireActual("../src/notifications/Toasts")
    const sequences = runSequences<ToastsModel, object>(
      60,
      [
        fc.constant(
          make(
            "one is said",
            () => true,
            async model => {
              number += 1
              const title = `Toast ${number}`
              await act(() => notify({ kind: number % 2 ? "success" : "error", title, message: "" }))
              if (model.visible.length < 3) model.visible.push(title)
              else model.waiting.push(title)
            }
          )
        ),
        fc.nat(2).map(index =>
          make(
            `number ${index + 1} is closed`,
            some,
            hide(index, toast => {
              const close = toast.querySelector("button")
              if (close) fireEvent.click(close)
            })
          )
        ),
        fc.nat(2).map(index =>
          make(
            `number ${index + 1} has lived its time`,
            some,
            hide(index, toast => {
              const clock = toast.querySelector('[role="progressbar"]')
              if (clock) fireEvent.animationEnd(clock)
            })
          )
        ),
      ],
      async () => {
        render(<Toasts />)
        return { model: { waiting: [], visible: [] }, real: {} }
      },
      async () => {
        cleanup()
        await settle()
      }
    )
    await expect(sequences).resolves.toBeUndefined()
  })
})
