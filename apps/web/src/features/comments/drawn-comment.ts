const mostFrames = 30

/** A comment or reply on the screen, once it is drawn. */
export async function drawnComment(id: string): Promise<HTMLElement | null> {
  for (let frame = 0; frame < mostFrames; frame += 1) {
    const element = document.getElementById(`said-${id}`)
    if (element) return element
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return null
}

/** What one has just written stands at the end; far from a field that stays at the edge of the screen, and clear of it. */
export async function showWritten(id: string, isFieldSticky: boolean): Promise<void> {
  const said = await drawnComment(id)
  said?.scrollIntoView({ block: isFieldSticky ? 'center' : 'nearest' })
}
