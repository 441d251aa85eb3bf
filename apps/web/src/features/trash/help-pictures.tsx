import type { HelpPictures } from '../../feature/help-pictures.ts'
import { Pill, Sheet, Words } from '../../ui/help-pictures/parts.tsx'
import css from '../../ui/help-pictures/pictures.module.css'

/** A thing being restored from the bin. */
export const trashHelpPictures: HelpPictures = {
  trash: (
    <>
      <path className={css.line} d="M60 62h72M84 62V48h24v14M68 62l6 92h44l6-92M86 84v48M106 84v48" />
      <path className={css.dotted} d="M140 60c20-24 48-24 68-6" />
      <Sheet x={178} y={62} width={92} height={92} />
      <Words x={194} y={80} widths={[60, 44]} />
      <Pill x={194} y={122} width={60} isMain />
    </>
  ),
}
