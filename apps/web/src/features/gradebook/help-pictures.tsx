import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

export const gradebookHelpPictures: HelpPictures = {
  gradebook: (
    <>
      <Sheet x={50} y={26} width={220} height={126} />
      <rect className={css.title} x="66" y="40" width="52" height="9" rx="4.5" />
      <path className={css.line} d="M130 36v106M176 36v106M222 36v106M60 62h200M60 90h200M60 118h200" />
      <Words x={66} y={72} widths={[48]} />
      <Words x={66} y={100} widths={[40]} />
      <Words x={66} y={128} widths={[52]} />
      <circle className={css.ring} cx="199" cy="104" r="18" />
    </>
  ),
}
