import { useTranslation } from 'react-i18next'
import { previewOf, watermarkOf } from '../file-addresses.ts'
import { kindOf } from '../file-kinds.ts'
import { ConvertedStage } from './converted-stage.tsx'
import { MediaStage } from './media-stage.tsx'
import { OtherStage } from './other-stage.tsx'
import { PdfStage } from './pdf-stage.tsx'
import { PictureStage } from './picture-stage.tsx'
import { StageNote } from './stage-note.tsx'
import { TextStage } from './text-stage.tsx'
import { isExpired, type ViewedFile } from './viewed-file.ts'

interface StageProps {
  file: ViewedFile
  onTurn: (step: 1 | -1) => void
}

/** One file, shown according to its kind. */
export function Stage({ file, onTurn }: StageProps) {
  const { t } = useTranslation('files/viewer')
  if (isExpired(file)) {
    return (
      <StageNote icon="lock" title={t('expired.title')}>
        <p>{t('expired.text')}</p>
      </StageNote>
    )
  }
  const kind = kindOf(file)
  switch (kind) {
    case 'image':
      return <PictureStage file={file} onTurn={onTurn} />
    case 'video':
    case 'audio':
      return (
        <ConvertedStage file={file}>
          <MediaStage file={file} kind={kind} />
        </ConvertedStage>
      )
    case 'word':
    case 'ppt':
    case 'excel':
      return (
        <ConvertedStage file={file}>
          <PdfStage file={file} url={previewOf(file)} />
        </ConvertedStage>
      )
    case 'pdf':
      return <PdfStage file={file} url={watermarkOf(file)} />
    case 'txt':
      return <TextStage file={file} />
    default:
      return <OtherStage file={file} />
  }
}
