import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Person, Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

export const pointHelpPictures: HelpPictures = {
  points: (
    <>
      <Sheet x={50} y={26} width={220} height={126} />
      <Person x={84} y={56} />
      <rect className={css.title} x="110" y="48" width="62" height="9" rx="4.5" />
      <Words x={110} y={66} widths={[44]} />
      <path className={css.line} d="M66 96h94" />
      <Words x={66} y={108} widths={[82, 60, 72]} />
      <path className={css.line} d="M196 66h44M200 66v62a10 10 0 0 0 10 10h16a10 10 0 0 0 10-10V66" />
      <path className={css.line} d="M200 100h36" />
      <circle className={css.ring} cx="218" cy="112" r="7" />
    </>
  ),
}
