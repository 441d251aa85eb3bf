import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { planAddresses } from '../addresses.ts'
import css from './create-screen.module.css'
import { emptyStart, startOf, templateNames } from './templates.ts'
import { type PlanStart, useBeginPlan } from './use-begin-plan.ts'

/** Chooses how a plan begins: empty, from a template, or from a published plan. */
export function CreateScreen() {
  const { t } = useTranslation(['plans/templates', 'plans'])
  const begin = useBeginPlan()
  const way = (start: PlanStart) => ({
    isBusy: begin.isPending && begin.variables.name === start.name,
    disabled: begin.isPending,
    onChoose: () => begin.mutate(start),
  })

  return (
    <Screen title={t('title')} back={paths.myPlans}>
      <div className={css.starts}>
        <p className={css.lead}>{t('lead')}</p>
        <Start name={t('empty.name')} text={t('empty.text')} {...way({ name: 'empty', content: emptyStart(newId) })} />
        <section className={css.starts} aria-labelledby="plan-templates">
          <h2 id="plan-templates" className={css.title}>
            {t('templates')}
          </h2>
          <p className={css.lead}>{t('templateText')}</p>
          <ul className={css.list}>
            {templateNames.map((name) => (
              <li key={name}>
                <Start
                  name={t(`names.${name}`)}
                  text={t(`texts.${name}`)}
                  {...way({ name, content: startOf(name, t, newId) })}
                />
              </li>
            ))}
          </ul>
        </section>
        <section className={css.from} aria-labelledby="plan-from-others">
          <h2 id="plan-from-others" className={css.title}>
            {t('fromOthers.name')}
          </h2>
          <p className={css.lead}>{t('fromOthers.text')}</p>
          <LinkButton look="soft" to={planAddresses.others}>
            {t('fromOthers.way')}
          </LinkButton>
        </section>
      </div>
    </Screen>
  )
}

interface StartProps {
  name: string
  text: string
  isBusy: boolean
  disabled: boolean
  onChoose: () => void
}

function Start({ name, text, isBusy, disabled, onChoose }: StartProps) {
  const { t } = useTranslation('plans/templates')
  return (
    <button type="button" className={css.start} disabled={disabled} onClick={onChoose}>
      <span className={css.words}>
        <strong>{name}</strong>
        <span>{isBusy ? t('busy') : text}</span>
      </span>
      <Icon name="right" />
    </button>
  )
}
