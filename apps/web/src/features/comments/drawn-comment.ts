const mostFrames = 30

/** Returns the element of a comment or reply once it is rendered; null after 30 frames. */
export async function drawnComment(id: string): Promise<HTMLElement | null> {
  for (let frame = 0; frame < mostFrames; frame += 1) {
    const element = document.getElementById(`said-${id}`)
    if (element) return element
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return null
}

/** Scrolls to a comment just written; centred where the field is sticky, so that the field does not cover it. */
export async function showWritten(id: string, isFieldSticky: boolean): Promise<void> {
  const said = await drawnComment(id)
  said?.scrollIntoView({ block: isFieldSticky ? 'center' : 'nearest' })
}
