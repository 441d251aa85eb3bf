import type { FileSummary } from '@learntrail/contract/files/files'
import { captionsAddress } from '../api/captions.ts'
import { captionsOf } from './captions-of.ts'
import { useLanguageName } from './language-names.ts'

/** The captions of a film, for its player: one that is not shown is not loaded. */
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
