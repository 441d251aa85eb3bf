import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Person, Pill, Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

export const schoolHelpPictures: HelpPictures = {
  firstPasswords: (
    <>
      <Person x={70} y={80} />
      <path className={css.dotted} d="M102 90h50" />
      <Sheet x={160} y={40} width={120} height={100} />
      <rect className={css.title} x="178" y="58" width="70" height="9" rx="4.5" />
      <Words x={178} y={82} widths={[84, 60]} />
      <Pill x={178} y={112} width={64} isMain />
    </>
  ),
  schoolList: (
    <>
      <Sheet x={60} y={22} width={200} height={136} />
      <rect className={css.title} x="78" y="40" width="80" height="9" rx="4.5" />
      <Words x={78} y={64} widths={[150, 140, 156, 132, 148]} />
      <Pill x={178} y={132} width={64} isMain />
    </>
  ),
}
