export { checkIdentity, type NamedContent, replaceOriginal, standBeside } from './check-identity.ts'
