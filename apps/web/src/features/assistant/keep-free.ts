const controls =
  'a[href], button, input, textarea, select, summary, [role="button"], [role="tab"], [contenteditable="true"]'
/** px above its usual place, tried in turn. */
const lifts = [0, 64, 128, 192]
/** px by which the corners of two round things may overlap without covering anything. */
const touching = 4

/**
 * Tells how far a floating button has to be lifted, in px, so that it lies on no other control while the page rests;
 * null if there is no such place nearby. Returns a function that ends it.
 */
export function keepFree(button: HTMLElement, onLift: (lift: number | null) => void): () => void {
  const look = () => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    // As it is drawn now, also on its way to another place.
    const present = Number.parseFloat(getComputedStyle(button).marginBottom) || 0
    const others = [...document.querySelectorAll(controls)]
      .filter((one) => one !== button && !button.contains(one))
      .map((one) => one.getBoundingClientRect())
    const isFree = (lift: number) => {
      const moved = lift - present
      return others.every((one) => {
        const width = Math.min(right, one.right) - Math.max(left, one.left)
        const height = Math.min(bottom - moved, one.bottom) - Math.max(top - moved, one.top)
        return width <= touching || height <= touching
      })
    }
    onLift(lifts.find(isFree) ?? null)
  }
  // What is loaded or unfolded changes the height of the page.
  const sizes = new ResizeObserver(look)
  sizes.observe(document.body)
  window.addEventListener('scrollend', look)
  window.addEventListener('resize', look)
  look()
  return () => {
    sizes.disconnect()
    window.removeEventListener('scrollend', look)
    window.removeEventListener('resize', look)
  }
}
