interface Line {
  top: number
  bottom: number
}

const gap = 8

/** Scrolls the page just far enough for the line to be clear of the bars above and below; all values in viewport px. */
export function scrollClear(line: Line, coveredAbove = 0) {
  const page = document.documentElement
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(page)
  const first = Math.max(coveredAbove + gap, Number.parseFloat(scrollPaddingTop) || 0)
  const last = page.clientHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  const by = line.bottom > last ? line.bottom - last : Math.min(0, line.top - first)
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
}
