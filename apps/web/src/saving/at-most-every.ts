/** Does the work at once, and while it is asked for again and again once in so many milliseconds. */
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
    /** What was asked for and waits is done now. */
    flush() {
      if (isAsked) now()
    },
    stop,
  }
}
