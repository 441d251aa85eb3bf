import { type CaptionLanguage, captionLanguages } from '@learntrail/contract/files/captions/facts'
import { useTranslation } from 'react-i18next'

/** What a language is called by those who speak it; of any other, that it is another. */
export function useLanguageName() {
  const { t } = useTranslation('files/viewer')
  return (language: CaptionLanguage) => (language === 'und' ? t('captions.other') : captionLanguages[language])
}
