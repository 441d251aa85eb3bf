import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentLocale } from '../../../i18n/i18n.ts'

/** Mails a link: to activate an address that is not active yet, otherwise to reset the password. */
export function useSendMail() {
  return useMutation({
    mutationFn: (email: string) => call('POST /api/v2/sessions/email', { body: { email, locale: currentLocale() } }),
  })
}
