import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Person, Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

export const prizeHelpPictures: HelpPictures = {
  prizes: (
    <>
      <Person x={56} y={88} />
      <path className={css.dotted} d="M86 88h48" />
      <Sheet x={142} y={26} width={124} height={128} />
      <path className={css.line} d="M172 74h64v48h-64zM168 60h72v14h-72zM204 60v62" />
      <path className={css.line} d="M204 60c-18 0-24-18-12-20 8-1 12 10 12 20 0-10 4-21 12-20 12 2 6 20-12 20" />
      <Words x={172} y={134} widths={[64]} />
    </>
  ),
}
