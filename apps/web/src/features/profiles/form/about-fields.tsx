import { textLength } from '@learntrail/contract/characters'
import { profileLimits } from '@learntrail/contract/profiles/limits'
import { useTranslation } from 'react-i18next'
import { today } from '../../../ui/dates.ts'
import { FieldGroup, FieldPair } from '../../../ui/form/fields.tsx'
import { Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { WordList } from '../../../ui/form/word-list.tsx'
import { WithAudience } from '../audiences/with-audience.tsx'
import type { AboutForm } from './about-values.ts'
import { SubjectsField } from './subjects-field.tsx'

const genders = ['female', 'male', 'other', 'undisclosed'] as const
const constellations = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
const thisYear = Number(today().slice(0, 4))
const birthYears = Array.from({ length: 95 }, (_, index) => String(thisYear - 5 - index))

export function AboutFields({ form, isTeacher }: { form: AboutForm; isTeacher: boolean }) {
  const { t } = useTranslation('profiles')
  const { statusMessage, introduction } = form.values
  const used = (text: string, limit: number) => t('form.used', { used: textLength(text), limit })

  return (
    <>
      <FieldGroup title={t('groups.about')} note={t('groups.aboutNote')}>
        <WithAudience part="statusMessage" name={t('form.statusMessage')}>
          <TextInput
            {...form.input('statusMessage')}
            label={t('form.statusMessage')}
            description={used(statusMessage, profileLimits.statusMessage)}
          />
        </WithAudience>
        <WithAudience part="introduction" name={t('form.introduction')}>
          <Textarea
            {...form.input('introduction')}
            label={t('form.introduction')}
            description={used(introduction, profileLimits.introduction)}
            maxRows={12}
          />
        </WithAudience>
        {isTeacher ? <SubjectsField {...form.input('taughtSubjects')} /> : null}
        <WithAudience part="traitTags" name={t('form.traitTags')}>
          <WordList
            {...form.input('traitTags')}
            label={t('form.traitTags')}
            description={t('form.wordsNote')}
            maxTags={profileLimits.traitTags.count}
          />
        </WithAudience>
        <WithAudience part="personalExpertises" name={t('form.personalExpertises')}>
          <WordList
            {...form.input('personalExpertises')}
            label={t('form.personalExpertises')}
            description={t('form.wordsNote')}
            maxTags={profileLimits.personalExpertises.count}
          />
        </WithAudience>
        <WithAudience part="experiences" name={t('form.experiences')}>
          <WordList
            {...form.input('experiences')}
            label={t('form.experiences')}
            description={t('form.experiencesNote')}
            maxTags={profileLimits.experiences.count}
          />
        </WithAudience>
        <WithAudience part="socialLinks" name={t('form.socialLinks')}>
          <WordList
            {...form.input('socialLinks')}
            label={t('form.socialLinks')}
            description={t('form.socialLinksNote')}
            maxTags={profileLimits.socialLinks.count}
          />
        </WithAudience>
      </FieldGroup>
      <FieldGroup title={t('groups.private')} note={t('groups.privateNote')}>
        <WithAudience part="gender" name={t('form.gender')}>
          <Select
            {...form.input('gender')}
            label={t('form.gender')}
            placeholder={t('form.optional')}
            data={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
            clearable
          />
        </WithAudience>
        <FieldPair>
          <WithAudience part="birthYear" name={t('form.birthYear')}>
            <Select
              {...form.input('birthYear')}
              label={t('form.birthYear')}
              placeholder={t('form.optional')}
              data={birthYears}
              searchable
              clearable
            />
          </WithAudience>
          <WithAudience part="constellation" name={t('form.constellation')}>
            <Select
              {...form.input('constellation')}
              label={t('form.constellation')}
              placeholder={t('form.optional')}
              data={constellations.map((sign) => ({ value: String(sign), label: t(`constellations.${sign}`) }))}
              clearable
            />
          </WithAudience>
        </FieldPair>
      </FieldGroup>
    </>
  )
}
