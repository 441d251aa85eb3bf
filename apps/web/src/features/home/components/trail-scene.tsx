import { useTranslation } from 'react-i18next'
import { Face } from '../../../ui/face.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from './trail-scene.module.css'

/** Picture of a term: a record, a teacher's comment, and the e-portfolio at the end of the path. */
export function TrailScene() {
  const { t } = useTranslation('home')
  return (
    <figure className={css.scene} aria-label={t('scene.label')}>
      <svg
        className={css.trail}
        viewBox="0 0 520 440"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M46 412C56 330 226 344 236 252S402 186 436 64" />
        <circle className={css.node} cx="46" cy="412" r="10" />
        <circle className={css.node} cx="236" cy="252" r="10" />
        <circle className={css.ring} cx="138" cy="336" r="6" />
        <circle className={css.ring} cx="348" cy="174" r="6" />
        <circle className={css.halo} cx="436" cy="58" r="24" />
        <circle className={css.goal} cx="436" cy="58" r="13" />
      </svg>

      <div className={`${css.card} ${css.record}`}>
        <div className={css.row}>
          <Face id="hsiao-yu" name={t('scene.studentFace')} size={36} />
          <div>
            <b>{t('scene.recordTitle')}</b>
            <small>{t('scene.recordNote')}</small>
          </div>
        </div>
        <div className={css.photos} aria-hidden="true">
          <River />
          <Meter />
        </div>
      </div>

      <div className={`${css.card} ${css.feedback}`}>
        <div className={css.row}>
          <Face id="chen-teacher" name={t('scene.teacherFace')} size={36} />
          <div>
            <b>{t('scene.feedbackTitle')}</b>
            <small>{t('scene.feedbackNote')}</small>
          </div>
        </div>
      </div>

      <div className={`${css.card} ${css.portfolio}`}>
        <div className={css.pages} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <div>
          <b>{t('scene.portfolioTitle')}</b>
          <small className={css.done}>
            <Icon name="check" size={16} />
            {t('scene.portfolioNote')}
          </small>
        </div>
      </div>
    </figure>
  )
}

function River() {
  return (
    <svg viewBox="0 0 120 72" focusable="false" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect className={css.sky} width="120" height="72" />
      <path className={css.hill} d="M0 40 28 18l22 18 20-14 50 26v24H0z" />
      <path className={css.water} d="M0 50c20-6 34 4 58 0s40-6 62-1v23H0z" />
      <path className={css.wave} d="M8 60c8-3 14 3 22 0M46 58c8-3 14 3 22 0M84 62c8-3 14 3 22 0" />
    </svg>
  )
}

function Meter() {
  return (
    <svg viewBox="0 0 72 72" focusable="false" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect className={css.plot} width="72" height="72" />
      <path className={css.axis} d="M14 14v44h46" />
      <path className={css.curve} d="M16 46l12-12 10 7 18-23" />
      <circle className={css.dot} cx="56" cy="18" r="4" />
    </svg>
  )
}
