import { saveAs } from '../../../ui/save-as.ts'

/** Pixels per side: enough for a poster. */
const side = 1_024

/** Saves a drawn QR code as a PNG. */
export async function saveAsPicture(drawn: SVGSVGElement, name: string): Promise<void> {
  const [paper, ink] = [...drawn.children]
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context || !paper || !ink) throw new Error('there is nothing to draw with')
  context.fillStyle = getComputedStyle(paper).fill
  context.fillRect(0, 0, side, side)
  const scale = side / drawn.viewBox.baseVal.width
  context.scale(scale, scale)
  context.fillStyle = getComputedStyle(ink).fill
  context.fill(new Path2D(ink.getAttribute('d') ?? ''))
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('the picture is too large for this browser')
  saveAs(picture, `${name}.png`)
}
