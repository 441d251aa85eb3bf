import qrcode from 'qrcode-generator'

/** Returns a text as a QR code: SVG with a single path and a quiet zone of four modules. */
export function qrPicture(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const edge = 4
  let path = ''
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${column + edge} ${row + edge}h1v1h-1z`
    }
  }
  const size = count + 2 * edge
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#17233a" d="${path}"/></svg>`
}
