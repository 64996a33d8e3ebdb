/** Sentences about accounts and validators. */
export const userTexts = {
  loadFailed: 'Failed to fetch users',
  invited: 'User invitation sent successfully',
  inviteFailed: (reason: string) => `Failed to invite user: ${reason}`,
  requiredFields: 'Please fill in all required fields',
  roleUpdated: 'User role updated successfully',
  roleFailed: 'Failed to update user role',
  suspended: 'User suspended successfully',
  suspendFailed: 'Failed to suspend user',
  validatorInvited: (email: string, token: string) =>
    `Validator invitation sent to ${email}. Temporary password: ${token}`,
  validatorInviteFailed: (reason: string) => `Failed to invite validator: ${reason}`,
  noValidators: 'No validators assigned yet',
} as const;
