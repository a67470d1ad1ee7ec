import { act, cleanup, fireEvent, render } from "@testing-library/react"
import * as fc from "fast-check"
import { renderToString } from "react-dom/server"
import { AppointmentForm, requestDelivery } from "../src/forms/AppointmentForm"
import { ContactForm, messageDelivery } from "../src/forms/ContactForm"
import { HeroCarousel } from "../src/sections/HeroCarousel"
import { appointmentRequest } from "./support/appointmentRequest"
import { contactMessage } from "./support/contactMessage"
import { carousel } from "./support/domCarousel"
import { readData } from "./support/data"
import { setContent } from "./support/graph"
import { pageData } from "./support/pages"
import { command, runSequences } from "./support/sequences"

// The titles of the toasts that the forms show. The toasts themselves have sequences of their own.
const shownTitles: string[] = []
jest.mock("../src/notifications/notify", () => ({
  ...jest.requireActual("../src/notifications/notify"),
  loadToasts: async () => undefined,
  notify: async ({ title }: { title: string }) => void shownTitles.push(title),
}))

const sample = readData()
setContent({ ...sample, appointment: { ...sample.appointment, delivery: "forward" } })
const contentOf = (route: "/" | "/contact/" | "/appointment/") => JSON.parse(JSON.stringify(pageData(route))).content

const { contact } = contentOf("/contact/")
const { appointment } = contentOf("/appointment/")
const { slides } = contentOf("/")

// Roles and labels have tests of their own. Selectors are faster, and these sequences query thousands of times.
const button = () => {
  const found = document.querySelector<HTMLButtonElement>("form [type=submit]")
  if (!found) throw new Error("The form has no button.")
  return found
}

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`#${name}`)
  if (!found?.form) throw new Error(`The form has no field ${name}.`)
  return found
}

/** Waits until the tasks that are due have run. */
const flushTasks = () =>
  act(async () => {
    for (let task = 0; task < 3; task += 1) await new Promise(resolve => setTimeout(resolve))
  })

let consoleError: jest.SpyInstance

beforeEach(() => {
  consoleError = jest.spyOn(console, "error")
})

afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled()
  consoleError.mockRestore()
})

/** The requests. They wait until a command answers them. */
let requests: { body: Record<string, string>; answer: (works: boolean) => void; answered: boolean }[] = []

beforeAll(() => {
  Object.assign(globalThis, {
    fetch: (_address: string, { body }: { body: string }) =>
      new Promise((resolve, reject) => {
        const request = {
          body: JSON.parse(body),
          answered: false,
          answer: (works: boolean) => {
            request.answered = true
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
  /** The values that are being sent. */
  sending: Record<string, string> | undefined
  failed: boolean
  page: "form" | "other"
  requests: number
  successes: number
  failures: number
  /** Whether a control of the form has had the focus since the page was opened. */
  focused: boolean
}

interface FormReal {
  show: (page: FormModel["page"]) => void
  reload: () => void
}

/** Runs the sequences of a form. `isKept` is whether its text survives another page and a reload. */
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

  const pageOf = (page: FormModel["page"]) => (page === "form" ? form() : <h1>Another page</h1>)

  const expectModel = (model: FormModel) => {
    expect(requests).toHaveLength(model.requests)
    expect(shownTitles.filter(title => title === success)).toHaveLength(model.successes)
    expect(shownTitles.filter(title => title === "Could not send message")).toHaveLength(model.failures)
    if (model.page === "other") return
    expect(Object.fromEntries(names.map(name => [name, control(name).value]))).toEqual(model.values)
    expect(button().disabled).toBe(model.sending !== undefined)
    expect(button()).not.toHaveAttribute("aria-busy")
    expect(document.querySelectorAll("form a[href^=mailto][href*=subject]")).toHaveLength(model.failed ? 1 : 0)
    // A disabled button may lose the focus while it is disabled.
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
      await flushTasks()
      expectModel(model)
    })
  const type = (name: string, text: string) =>
    make(`types ${JSON.stringify(text)} as ${name}`, onForm, model => {
      act(() => control(name).focus())
      model.focused = true
      fireEvent.change(control(name), { target: { value: text } })
      if (!model.sending) model.values = { ...model.values, [name]: text }
    })
  const submit = (model: FormModel) => {
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
          submit(model)
        })
      ),
      fc.constant(
        make("submits by Enter", onForm, model => {
          act(() => control(names[0] ?? "").focus())
          model.focused = true
          fireEvent.submit(button())
          submit(model)
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
      shownTitles.length = 0
      requests = []
      sessionStorage.clear()
      reset()
      let view = render(pageOf("form"))
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
          show: page => view.rerender(pageOf(page)),
          reload: () => {
            view.unmount()
            // A reload loses the memory of the tab and the requests.
            reset()
            document.body.innerHTML = ""
            const container = document.body.appendChild(document.createElement("div"))
            const muted = jest.spyOn(console, "error").mockImplementation(() => undefined)
            container.innerHTML = renderToString(pageOf("form"))
            muted.mockRestore()
            consoleError = jest.spyOn(console, "error")
            view = render(pageOf("form"), { container, hydrate: true })
          },
        },
      }
    },
    async () => {
      for (const request of requests) if (!request.answered) request.answer(false)
      await flushTasks()
      cleanup()
      document.body.innerHTML = ""
      reset()
    }
  )
}

it("the contact form loses no text, sends nothing twice and never reports a false success in random sequences", async () => {
  await expect(
    formSequences(200, () => <ContactForm {...contact} />, true, contactMessage, "Message Sent!", messageDelivery.reset)
  ).resolves.toBeUndefined()
})

it("the appointment form loses no text, sends nothing twice and never reports a false success in random sequences", async () => {
  await expect(
    formSequences(
      120,
      () => <AppointmentForm {...appointment} bookable={["Cardiology", "Mental Health"]} />,
      false,
      appointmentRequest,
      "Appointment Booked!",
      requestDelivery.reset
    )
  ).resolves.toBeUndefined()
})

interface CarouselModel {
  index: number
  playing: boolean
  hovered: boolean
  /** How long the slide has been shown while the carousel rotated, in milliseconds. */
  shownForMs: number
}

const isRotating = ({ playing, hovered }: CarouselModel) => playing && !hovered

/** How long a slide is shown. */
const slideMs = 6000
/** A divisor of that, so that a command may end just when the slide changes. */
const tickMs = 500

const expectModel = (model: CarouselModel) => {
  const { index, playing, shownForMs } = model
  expect(carousel.markedDots()).toEqual([0, 1, 2].map(dot => dot === index))
  const reachable = [...carousel.region().querySelectorAll("[data-slide]:not([inert], [hidden])")]
  expect(reachable.map(slide => slide.getAttribute("data-slide"))).toEqual([String(index + 1)])
  // react-slick follows in the next task, so it does not show a slide that has changed in this one.
  if (!(isRotating(model) && shownForMs === 0))
    expect(carousel.region().querySelector(".slick-active [data-slide]")).toHaveAttribute(
      "data-slide",
      String(index + 1)
    )
  expect(carousel.button(playing ? /^Stop/ : /^Start/)).toBeInTheDocument()
}

describe("the carousel", () => {
  const count = 3
  const { press } = carousel

  beforeEach(() => {
    jest.useFakeTimers()
  })

  afterEach(() => {
    jest.useRealTimers()
  })

  /** A command that takes some ticks. */
  const make = (name: string, run: (model: CarouselModel) => void, ticks = 1) =>
    command<CarouselModel, object>(
      name,
      () => true,
      async model => {
        run(model)
        let leftMs = ticks * tickMs
        while (leftMs > 0) {
          // Not beyond the next change at once: React sets the time of the one after it when this has been shown.
          const stepMs = isRotating(model) ? Math.min(leftMs, slideMs - model.shownForMs) : leftMs
          await act(() => jest.advanceTimersByTimeAsync(stepMs))
          leftMs -= stepMs
          if (!isRotating(model)) continue
          model.shownForMs += stepMs
          if (model.shownForMs < slideMs) continue
          model.shownForMs = 0
          model.index = (model.index + 1) % count
        }
        expectModel(model)
      }
    )
  const show = (model: CarouselModel, index: number) => {
    if (index !== model.index) model.shownForMs = 0
    model.index = (index + count) % count
  }

  it("shows the marked slide in random sequences of presses and waiting", async () => {
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
              model.shownForMs = 0
            })
          ),
          fc.constant(
            make("the pointer enters or leaves", model => {
              if (model.hovered) fireEvent.pointerLeave(carousel.region())
              else fireEvent.pointerEnter(carousel.region(), { pointerType: "mouse" })
              model.hovered = !model.hovered
              model.shownForMs = 0
            })
          ),
          fc.constant(
            make("keyboard focus enters", model => {
              const next = carousel.button("Next slide")
              if (document.activeElement === next) act(() => next.blur())
              act(() => next.focus())
              model.playing = false
              model.shownForMs = 0
            })
          ),
          fc.integer({ min: 1, max: 28 }).map(ticks => make(`${ticks * tickMs} ms pass`, () => undefined, ticks)),
        ],
        async () => {
          render(<HeroCarousel {...slides} />)
          await carousel.sliderReady()
          return { model: { index: 0, playing: true, hovered: false, shownForMs: 0 }, real: {} }
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
const removeToast = (model: ToastsModel, index: number) => {
  model.visible.splice(index, 1)
  model.visible.push(...model.waiting.splice(0, 1))
}
const isAnyVisible = ({ visible }: ToastsModel) => visible.length > 0

const titles = () => toasts().map(toast => toast.querySelector("strong")?.textContent)
const hide = (index: number, how: (toast: HTMLElement) => void) => async (model: ToastsModel) => {
  const position = index % model.visible.length
  const toast = toasts()[position]
  if (!toast) throw new Error("There is no toast.")
  how(toast)
  await flushTasks()
  fireEvent.animationEnd(toast)
  removeToast(model, position)
}

const make = (name: string, check: (model: ToastsModel) => boolean, run: (model: ToastsModel) => Promise<void>) =>
  command<ToastsModel, object>(name, check, async model => {
    await run(model)
    await flushTasks()
    expect(titles()).toEqual(model.visible)
  })

describe("the toasts", () => {
  const { notify }: typeof import("../src/notifications/notify") = jest.requireActual("../src/notifications/notify")
  let number = 0

  it("are at most three, and each is shown once, in order", async () => {
    const { default: Toasts } = jest.requireActual("../src/notifications/Toasts")
    const sequences = runSequences<ToastsModel, object>(
      60,
      [
        fc.constant(
          make(
            "a toast is added",
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
            `toast ${index + 1} is closed`,
            isAnyVisible,
            hide(index, toast => {
              const close = toast.querySelector("button")
              if (close) fireEvent.click(close)
            })
          )
        ),
        fc.nat(2).map(index =>
          make(
            `toast ${index + 1} reaches its time limit`,
            isAnyVisible,
            hide(index, toast => {
              const progressBar = toast.querySelector('[role="progressbar"]')
              if (progressBar) fireEvent.animationEnd(progressBar)
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
        await flushTasks()
      }
    )
    await expect(sequences).resolves.toBeUndefined()
  })
})
