const [pageWidth, pageHeight, margin] = [595, 842, 64]

interface Line {
  text: string
  size: number
}

/** Wraps a line by its width: Latin characters count half. */
function wrapped({ text, size }: Line): Line[] {
  const widest = (pageWidth - margin * 2) / size
  const lines: Line[] = []
  let [line, wide] = ['', 0]
  for (const character of text) {
    const own = (character.codePointAt(0) ?? 0) < 0x2000 ? 0.55 : 1
    if (wide + own > widest) {
      lines.push({ text: line, size })
      line = ''
      wide = 0
    }
    line += character
    wide += own
  }
  return [...lines, { text: line, size }]
}

const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** Makes a PDF of one page with a title and lines, in a Chinese font that readers supply themselves. */
export function pdfOf(title: string, lines: readonly string[]): Buffer {
  const all = [{ text: title, size: 20 }, { text: '', size: 12 }, ...lines.map((text) => ({ text, size: 12 }))]
  let y = pageHeight - margin
  const content = all
    .flatMap(wrapped)
    .map(({ text, size }) => {
      y -= size * 1.75
      return text === '' ? '' : `BT /F1 ${size} Tf ${margin} ${y.toFixed(1)} Td <${hex(text)}> Tj ET`
    })
    .filter((operator) => operator !== '')
    .join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /MSung-Light /Encoding /UniCNS-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /MSung-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (CNS1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 /W [1 95 500] >>',
    '<< /Type /FontDescriptor /FontName /MSung-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 80 >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
