/** Policies that every clinic can publish, each as a page at a fixed address. */
export const policyNames = ["privacy", "terms", "accessibility"] as const

export type PolicyName = (typeof policyNames)[number]
