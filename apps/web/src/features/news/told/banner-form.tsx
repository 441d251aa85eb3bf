import { broadcastRoles } from '@learntrail/contract/broadcasts/audience'
import type { KeptBanner } from '@learntrail/contract/news/banners'
import { fitsBanner, newsLimits } from '@learntrail/contract/news/limits'
import { planNames } from '@learntrail/contract/shell/features'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { endOf, momentOf, morningIn, taipeiTimeOf } from '../../../ui/taipei-time.ts'
import { toggled } from '../../../ui/toggled.ts'
import { pictureNames, previewOf, UploadField, useKeptPictures } from '../../files/index.ts'
import { useChangeBanner, useMakeBanner } from '../api/told.ts'
import { BannerPreview } from './banner-preview.tsx'
import { PeriodFields } from './period-fields.tsx'
import css from './told.module.css'

interface BannerFormProps {
  /** Null for a new banner. */
  banner: KeptBanner | null
  onDone: () => void
}

type Wrong = Partial<Record<'picture' | 'tw' | 'en' | 'link' | 'end' | 'place', string>>

const isLink = (link: string) =>
  link === '' || /^\/(?!\/)/.test(link) || (/^https:\/\//.test(link) && URL.canParse(link))

export function BannerForm({ banner, onDone }: BannerFormProps) {
  const { t } = useTranslation(['news/told', 'common'])
  const [clientId] = useState(newId)
  const [values, setValues] = useState(() => ({
    tw: banner?.alt.tw ?? '',
    en: banner?.alt.en ?? '',
    link: banner?.link ?? '',
    roles: banner?.roles ?? [],
    plans: banner?.plans ?? [],
    place: String(banner?.place ?? 1),
    start: banner ? taipeiTimeOf(new Date(banner.startsAt)) : morningIn(0),
    end: banner ? taipeiTimeOf(new Date(banner.endsAt)) : morningIn(14),
  }))
  const [wrong, setWrong] = useState<Wrong>({})
  const change = (part: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...part }))
    setWrong({})
  }
  const pictures = useKeptPictures('banner.new', [])
  const uploaded = pictures.items.at(-1)?.summary ?? null
  const make = useMakeBanner()
  const alter = useChangeBanner()
  const saving = banner === null ? make : alter
  const [startsAt, endsAt] = [momentOf(values.start), endOf(values.end)]

  const check = (): boolean => {
    const place = Number(values.place)
    const { min, max } = newsLimits.place
    const fits = uploaded !== null && fitsBanner(uploaded.width, uploaded.height)
    const found: Wrong = {
      ...(banner === null && uploaded === null ? { picture: t('banners.pictureMissing') } : {}),
      ...(banner === null && uploaded !== null && !fits ? { picture: t('banners.pictureShape') } : {}),
      ...(values.tw.trim() === '' ? { tw: ruleSentence('required') } : {}),
      ...(values.en.trim() === '' ? { en: ruleSentence('required') } : {}),
      ...(isLink(values.link.trim()) ? {} : { link: t('banners.linkWrong') }),
      ...(startsAt === null || endsAt === null || startsAt >= endsAt ? { end: t('period.wrong') } : {}),
      ...(Number.isInteger(place) && place >= min && place <= max ? {} : { place: t('numberWrong', { min, max }) }),
    }
    setWrong(found)
    const [first] = Object.keys(found)
    if (first) goToField(`banner-${first}`)
    return first === undefined
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!check() || startsAt === null || endsAt === null) return
    const { roles, plans } = values
    const words = {
      alt: { tw: values.tw.trim(), en: values.en.trim() },
      link: values.link.trim() || null,
      roles,
      plans,
      place: Number(values.place),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }
    const done = {
      onSuccess: () => {
        pictures.finish()
        toast(t('saved'))
        onDone()
      },
    }
    if (banner !== null) alter.mutate({ id: banner.id, ...words }, done)
    else if (uploaded !== null) make.mutate({ clientId, fileId: uploaded.id, ...words }, done)
  }

  const shown = banner?.picture ?? (uploaded ? previewOf(uploaded) : null)
  return (
    <Card as="form" className={css.form} onSubmit={send}>
      <h2 className={css.name}>{t(banner === null ? 'banners.make' : 'banners.change')}</h2>
      <FormAlert>{saving.error ? sentenceOf(saving.error) : null}</FormAlert>
      {banner === null ? (
        <Field id="banner-pictures" label={t('banners.picture')} isRequired note={t('banners.pictureNote')}>
          <UploadField
            id="banner-picture"
            queue={pictures.queue}
            items={pictures.items}
            accept={pictureNames}
            limits={t('banners.pictureOne')}
            error={wrong.picture}
          />
        </Field>
      ) : null}
      {shown === null ? null : <BannerPreview picture={shown} />}
      {(['tw', 'en'] as const).map((locale) => (
        <TextInput
          key={locale}
          id={`banner-${locale}`}
          label={t(`banners.alt.${locale}`)}
          description={t('banners.altNote')}
          maxLength={newsLimits.alt}
          value={values[locale]}
          error={wrong[locale]}
          onChange={(event) => change({ [locale]: event.currentTarget.value })}
          withAsterisk
          aria-required
        />
      ))}
      <TextInput
        id="banner-link"
        label={t('banners.link')}
        description={t('banners.linkNote')}
        maxLength={newsLimits.link}
        value={values.link}
        error={wrong.link}
        onChange={(event) => change({ link: event.currentTarget.value })}
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
        id="banner-place"
        label={t('banners.order')}
        description={t('banners.orderNote')}
        inputMode="numeric"
        maxLength={2}
        value={values.place}
        error={wrong.place}
        onChange={(event) => change({ place: event.currentTarget.value })}
      />
      <div className={css.acts}>
        <Button type="submit" isBusy={saving.isPending}>
          {t('save')}
        </Button>
        <Button look="line" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </div>
    </Card>
  )
}
