import qrcode from 'qrcode-generator'
import { useMemo } from 'react'
import css from './qr-code.module.css'

/** Quiet zone in modules, which readers require. */
const margin = 4

/** A QR code as one SVG path, sharp at every size and on paper; dark on light in every theme, as readers expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawnOf(text), [text])
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={css.paper} width={size} height={size} />
      <path className={css.ink} d={path} />
    </svg>
  )
}

function drawnOf(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const parts: string[] = []
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) parts.push(`M${column + margin} ${row + margin}h1v1h-1z`)
    }
  }
  return { size: count + 2 * margin, path: parts.join('') }
}
