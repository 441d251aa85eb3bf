export {
  checkIdentity,
  type NamedContent,
  refuseClaim,
  refuseStranger,
  replaceOriginal,
  standBeside,
} from './check-identity.ts'
