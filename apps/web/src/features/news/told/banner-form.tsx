import { broadcastRoles } from '@learntrail/contract/broadcasts/audience'
import type { KeptBanner } from '@learntrail/contract/news/banners'
import { fitsBanner, newsLimits } from '@learntrail/contract/news/limits'
import { planNames } from '@learntrail/contract/shell/features'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { morningIn, taipeiTimeOf } from '../../../ui/taipei-time.ts'
import { toggled } from '../../../ui/toggled.ts'
import { PictureUploads, previewOf, useKeptPictures } from '../../files/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useChangeBanner, useMakeBanner } from '../api/told.ts'
import { BannerPreview } from './banner-preview.tsx'
import { PeriodFields } from './period-fields.tsx'
import { periodOf } from './period-of.ts'
import css from './told.module.css'

interface BannerFormProps {
  /** Null for a new banner. */
  banner: KeptBanner | null
  onDone: () => void
}

const isLink = (link: string) =>
  link === '' || /^\/(?!\/)/.test(link) || (/^https:\/\//.test(link) && URL.canParse(link))

export function BannerForm({ banner, onDone }: BannerFormProps) {
  const { t } = useTranslation(['news/told', 'common'])
  const pictures = useKeptPictures({ what: 'banner', account: useCurrentUser()?.id ?? null, of: 'new' })
  const uploaded = pictures.items.at(-1)?.summary ?? null
  const make = useMakeBanner()
  const alter = useChangeBanner()
  const form = useKeptForm({
    id: 'banner',
    start: () => ({
      tw: banner?.alt.tw ?? '',
      en: banner?.alt.en ?? '',
      link: banner?.link ?? '',
      roles: banner?.roles ?? [],
      plans: banner?.plans ?? [],
      place: String(banner?.place ?? 1),
      start: banner ? taipeiTimeOf(new Date(banner.startsAt)) : morningIn(0),
      end: banner ? taipeiTimeOf(new Date(banner.endsAt)) : morningIn(14),
    }),
    check(values) {
      const place = Number(values.place)
      const { min, max } = newsLimits.place
      const isPlace = Number.isInteger(place) && place >= min && place <= max
      return {
        picture: banner === null ? pictureTrouble() : null,
        tw: values.tw.trim() === '' ? ruleSentence('required') : null,
        en: values.en.trim() === '' ? ruleSentence('required') : null,
        link: isLink(values.link.trim()) ? null : t('banners.linkWrong'),
        end: periodOf(values) === null ? t('period.wrong') : null,
        place: isPlace ? null : t('numberWrong', { min, max }),
      }
    },
    async send(values, clientId) {
      const period = periodOf(values)
      if (period === null) return
      const { roles, plans } = values
      const words = {
        alt: { tw: values.tw.trim(), en: values.en.trim() },
        link: values.link.trim() || null,
        roles,
        plans,
        place: Number(values.place),
        ...period,
      }
      if (banner !== null) await alter.mutateAsync({ id: banner.id, ...words })
      else if (uploaded !== null) await make.mutateAsync({ clientId, fileId: uploaded.id, ...words })
      pictures.finish()
    },
    onSent() {
      toast(t('saved'))
      onDone()
    },
  })
  const { values, wrong, change } = form

  function pictureTrouble() {
    if (pictures.trouble !== null) return pictures.trouble
    if (uploaded === null) return t('banners.pictureMissing')
    return fitsBanner(uploaded.width, uploaded.height) ? null : t('banners.pictureShape')
  }

  const shown = banner?.picture ?? (uploaded ? previewOf(uploaded) : null)
  return (
    <Card as="form" className={css.form} onSubmit={form.submit}>
      <h2 className={css.name}>{t(banner === null ? 'banners.make' : 'banners.change')}</h2>
      <FormAlert>{form.failure}</FormAlert>
      {banner === null ? (
        <Field id="banner-pictures" label={t('banners.picture')} isRequired note={t('banners.pictureNote')}>
          <PictureUploads {...form.at('picture')} pictures={pictures} limits={t('banners.pictureOne')} />
        </Field>
      ) : null}
      {shown === null ? null : <BannerPreview picture={shown} />}
      {(['tw', 'en'] as const).map((locale) => (
        <TextInput
          key={locale}
          {...form.input(locale)}
          label={t(`banners.alt.${locale}`)}
          description={t('banners.altNote')}
          maxLength={newsLimits.alt}
          withAsterisk
          aria-required
        />
      ))}
      <TextInput
        {...form.input('link')}
        label={t('banners.link')}
        description={t('banners.linkNote')}
        maxLength={newsLimits.link}
      />
      <Field id="banner-roles" label={t('banners.roles')} note={t('banners.audienceNote')}>
        <ChipRow>
          {broadcastRoles.map((role) => (
            <ChoiceChip
              key={role}
              isOn={values.roles.includes(role)}
              onToggle={() => change({ roles: toggled(values.roles, role) })}
            >
              {t(`roles.${role}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </Field>
      <Field id="banner-plans" label={t('banners.plans')}>
        <ChipRow>
          {planNames.map((plan) => (
            <ChoiceChip
              key={plan}
              isOn={values.plans.includes(plan)}
              onToggle={() => change({ plans: toggled(values.plans, plan) })}
            >
              {t(`plans.${plan}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </Field>
      <PeriodFields id="banner" start={values.start} end={values.end} error={wrong.end} onChange={change} />
      <TextInput
        {...form.input('place')}
        label={t('banners.order')}
        description={t('banners.orderNote')}
        inputMode="numeric"
        maxLength={2}
      />
      <div className={css.acts}>
        <Button type="submit" isBusy={form.isSending}>
          {t('save')}
        </Button>
        <Button look="line" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </div>
    </Card>
  )
}
