import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Person, Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

export const guardianHelpPictures: HelpPictures = {
  guardians: (
    <>
      <Person x={60} y={60} />
      <Person x={60} y={110} />
      <path className={css.dotted} d="M92 84h60" />
      <Sheet x={160} y={30} width={120} height={120} />
      <rect className={css.title} x="178" y="48" width="36" height="36" rx="4" />
      <Words x={178} y={98} widths={[84, 72, 60]} />
    </>
  ),
  asGuardian: (
    <>
      <Sheet x={110} y={22} width={110} height={136} />
      <rect className={css.title} x="126" y="42" width="64" height="9" rx="4.5" />
      <Words x={126} y={64} widths={[76, 70, 78]} />
      <path className={css.line} d="M128 134c8-14 14-14 16 0s10 6 14-4 10-6 16 2 14 4 22-4" />
      <Person x={250} y={80} />
    </>
  ),
}
