import { defaultPreferences, type Preferences } from '@learntrail/contract/profiles/preferences'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Account, findAccount, lockAccount, updateAccount } from '../accounts/index.ts'
import { type Chosen, changeChosen, findChosen } from './preferences.repository.ts'

/** Most mail settings that are stored; far more than there are kinds of mail. */
const mostMailSettings = 50

export async function readPreferences({ db }: Platform, accountId: string): Promise<Preferences> {
  const [account, chosen] = await Promise.all([findAccount(db, accountId), findChosen(db, accountId)])
  return preferencesOf(account ?? refuse('NOT_AUTHENTICATED'), chosen)
}

/** Changes preferences; mail settings that are not named stay as they are. */
export async function changePreferences(
  { db }: Platform,
  accountId: string,
  { locale, ...change }: Partial<Preferences>,
): Promise<Preferences> {
  return inTransaction(db, async (transaction) => {
    const account = (await lockAccount(transaction, accountId)) ?? refuse('NOT_AUTHENTICATED')
    const chosen = await changeChosen(transaction, accountId, (before) => ({
      ...change,
      ...mailSettings(before, change),
    }))
    // Mails use this language too, and their senders know only the account.
    if (locale !== undefined) await updateAccount(transaction, accountId, { locale })
    return preferencesOf({ locale: locale ?? account.locale }, chosen)
  })
}

function mailSettings(before: Chosen, { emailNotificationSettings }: Chosen): Chosen {
  if (emailNotificationSettings === undefined) return {}
  const settings = { ...before.emailNotificationSettings, ...emailNotificationSettings }
  if (Object.keys(settings).length > mostMailSettings) {
    refuseField('emailNotificationSettings', 'too_many', mostMailSettings)
  }
  return { emailNotificationSettings: settings }
}

function preferencesOf({ locale }: Pick<Account, 'locale'>, chosen: Chosen): Preferences {
  return { ...defaultPreferences, ...chosen, locale }
}
