import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useScreenTitle } from '../../../ui/screen/use-screen-title.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { Audience } from '../components/audience.tsx'
import { TrailScene } from '../components/trail-scene.tsx'
import { WayOfARecord } from '../components/way-of-a-record.tsx'
import css from './onboarding-screen.module.css'

/** Introduction to the product for new visitors. */
export function OnboardingScreen() {
  const { t } = useTranslation('home')
  const user = useCurrentUser()
  const heading = useRef<HTMLHeadingElement>(null)
  useScreenTitle(t('hero.documentTitle'), heading)

  return (
    <main id="main">
      <section className={css.hero}>
        <div className={css.inner}>
          <div>
            <h1 ref={heading} tabIndex={-1} className={css.title}>
              <span>{t('hero.titleFirst')}</span>
              <span>{t('hero.titleSecond')}</span>
            </h1>
            <p className={css.lead}>{t('hero.lead')}</p>
            <div className={css.actions}>
              {user ? (
                <LinkButton size="l" to={paths.root}>
                  {t('hero.continue')}
                </LinkButton>
              ) : (
                <>
                  <LinkButton size="l" to={paths.signUp}>
                    {t('hero.start')}
                  </LinkButton>
                  <LinkButton size="l" look="line" to={`${paths.signUpMethod}?role=teacher`}>
                    {t('hero.teacher')}
                  </LinkButton>
                </>
              )}
            </div>
          </div>
          <TrailScene />
        </div>
      </section>
      <WayOfARecord />
      <Audience />
      <section className={css.closing}>
        <h2>{t('closing.title')}</h2>
        <p>{t('closing.text')}</p>
        <LinkButton size="l" to={user ? paths.root : paths.signUp}>
          {t(user ? 'hero.continue' : 'closing.action')}
        </LinkButton>
      </section>
    </main>
  )
}
