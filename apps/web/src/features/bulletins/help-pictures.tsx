import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Person, Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

export const bulletinHelpPictures: HelpPictures = {
  groupBulletin: (
    <>
      <Sheet x={70} y={22} width={130} height={134} />
      <path className={css.pencil} d="M128 12h14v20h-14z" />
      <rect className={css.title} x="86" y="46" width="76" height="9" rx="4.5" />
      <Words x={86} y={68} widths={[92, 84, 96, 60]} />
      <path className={css.line} d="M88 138c8-14 14-14 16 0s10 6 14-4 10-6 16 2 14 4 26-4" />
      <Person x={240} y={36} />
      <path className={css.line} d="M262 48l8 8 14-18" />
      <Person x={240} y={84} />
      <path className={css.line} d="M262 96l8 8 14-18" />
      <Person x={240} y={132} isOther />
      <path className={css.dotted} d="M264 144h20" />
    </>
  ),
}
