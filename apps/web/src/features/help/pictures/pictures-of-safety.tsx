import { Person, Pill, Sheet, Words } from '../../../ui/help-pictures/parts.tsx'
import css from '../../../ui/help-pictures/pictures.module.css'

export const picturesOfSafety = {
  safety: (
    <>
      <Sheet x={34} y={34} width={110} height={112} />
      <Person x={58} y={54} isOther />
      <Words x={82} y={52} widths={[46, 34]} />
      <Words x={50} y={94} widths={[76, 64]} />
      <Pill x={50} y={122} width={44} />
      <path className={css.dotted} d="M156 90h24" />
      <Sheet x={192} y={34} width={94} height={112} />
      <path className={css.line} d="M239 54l26 9v20c0 18-11 30-26 37-15-7-26-19-26-37v-20z" />
      <path className={css.line} d="M228 86l8 8 15-17" />
    </>
  ),
}
