/** Name of a plan's copy on the device. */
export const deviceName = (account: string, id: string) => `plan.${account}.${id}`
