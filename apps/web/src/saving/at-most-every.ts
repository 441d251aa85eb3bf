/** Runs the work at once, and at most once per interval while it is requested again. */
export function atMostEvery(milliseconds: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsked = false

  function now() {
    stop()
    timer = setTimeout(() => {
      timer = undefined
      if (isAsked) now()
    }, milliseconds)
    work()
  }

  function stop() {
    clearTimeout(timer)
    timer = undefined
    isAsked = false
  }

  return {
    ask() {
      if (timer === undefined) now()
      else isAsked = true
    },
    now,
    /** Runs a pending request now. */
    flush() {
      if (isAsked) now()
    },
    stop,
  }
}
