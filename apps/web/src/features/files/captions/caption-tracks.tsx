import type { FileSummary } from '@learntrail/contract/files/files'
import { captionsAddress } from '../api/captions.ts'
import { captionsOf } from './captions-of.ts'
import { useLanguageName } from './language-names.ts'

/** The caption tracks of a video, for its player; the browser loads only the track that is shown. */
export function CaptionTracks({ file }: { file: Pick<FileSummary, 'id' | 'captions'> }) {
  const nameOf = useLanguageName()
  return captionsOf(file).map(({ language, version }) => (
    <track
      key={`${language} ${version}`}
      kind="captions"
      srcLang={language}
      label={nameOf(language)}
      src={captionsAddress(file, language)}
    />
  ))
}
