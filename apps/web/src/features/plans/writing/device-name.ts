/** The name of a plan on the device. */
export const deviceName = (account: string, id: string) => `plan.${account}.${id}`
