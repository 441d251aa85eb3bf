import type { Locale } from '@learntrail/contract/profiles/preferences'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { themeNames, useTheme } from '../../../ui/theme/theme-choice.ts'
import { useAppearance } from '../../profiles/index.ts'
import css from './appearance-settings.module.css'

// Each in its own language, for people who cannot read the current one.
const languages: { locale: Locale; name: string; tag: string }[] = [
  { locale: 'tw', name: '繁體中文', tag: 'zh-Hant-TW' },
  { locale: 'en', name: 'English', tag: 'en' },
]

export function AppearanceSettings() {
  const { t } = useTranslation('accounts')
  const { changeLocale, changeTheme } = useAppearance()
  const theme = useTheme()

  return (
    <Card as="section" aria-labelledby="appearance">
      <h2 id="appearance" className={css.title}>
        {t('my.appearance')}
      </h2>
      <h3 className={css.name}>{t('my.language')}</h3>
      <ChipRow>
        {languages.map(({ locale, name, tag }) => (
          <ChoiceChip key={locale} isOn={currentLocale() === locale} onToggle={() => changeLocale(locale)}>
            <span lang={tag}>{name}</span>
          </ChoiceChip>
        ))}
      </ChipRow>
      <h3 className={css.name}>{t('my.theme')}</h3>
      <div className={css.themes}>
        {themeNames.map((name) => (
          <button
            key={name}
            type="button"
            className={css.theme}
            aria-pressed={theme === name}
            onClick={() => changeTheme(name)}
          >
            <span className={css.preview} data-preview={name} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span className={css.caption}>
              {t(`my.themes.${name}`)}
              {theme === name ? <Icon name="check" size={16} /> : null}
            </span>
          </button>
        ))}
      </div>
    </Card>
  )
}
