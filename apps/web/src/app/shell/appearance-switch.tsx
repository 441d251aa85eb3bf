import { useTranslation } from 'react-i18next'
import { useAppearance } from '../../features/profiles/index.ts'
import { currentLocale } from '../../i18n/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useTheme } from '../../ui/theme/theme-choice.ts'
import css from './appearance-switch.module.css'

/** Switches language and dark mode with one press; the other themes are in the account settings. */
export function AppearanceSwitch() {
  const { t } = useTranslation()
  const { changeLocale, changeTheme } = useAppearance()
  const theme = useTheme()
  const other = currentLocale() === 'tw' ? 'en' : 'tw'
  const isDark = theme === 'dark'

  return (
    <div className={css.switch}>
      <button
        type="button"
        className={css.language}
        lang={other === 'en' ? 'en' : 'zh-Hant-TW'}
        aria-label={t('switchLanguage')}
        onClick={() => changeLocale(other)}
      >
        {t('otherLanguage')}
      </button>
      <IconButton
        label={t(isDark ? 'switchToLight' : 'switchToDark')}
        icon={isDark ? 'sun' : 'moon'}
        onClick={() => changeTheme(isDark ? 'lightBlue' : 'dark')}
      />
    </div>
  )
}
