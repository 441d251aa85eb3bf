import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Person, Pill, Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

export const courseHelpPictures: HelpPictures = {
  courses: (
    <>
      <Person x={40} y={52} />
      <Person x={40} y={112} isOther />
      <path className={css.dotted} d="M66 62h38M66 118h38" />
      <Sheet x={112} y={20} width={176} height={140} />
      <Pill x={128} y={36} width={72} isMain />
      <Words x={128} y={66} widths={[136, 120]} />
      <path className={css.line} d="M128 98h144M128 122h144M128 146h96" />
      <Words x={144} y={106} widths={[80]} />
      <Words x={144} y={130} widths={[104]} />
    </>
  ),
}
