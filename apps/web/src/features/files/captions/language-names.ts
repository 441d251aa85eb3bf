import { type CaptionLanguage, captionLanguages } from '@learntrail/contract/files/captions/facts'
import { useTranslation } from 'react-i18next'

/** Returns a function that names a language in that language; `und` is "other". */
export function useLanguageName() {
  const { t } = useTranslation('files/viewer')
  return (language: CaptionLanguage) => (language === 'und' ? t('captions.other') : captionLanguages[language])
}
