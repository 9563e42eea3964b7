/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

import { ApiMessage } from './schemas/api-message.zod.ts'

import { AuthToken } from './schemas/auth-token.zod.ts'

import { BalanceList } from './schemas/balance-list.zod.ts'

import { ChatToken } from './schemas/chat-token.zod.ts'

import { CodeSent } from './schemas/code-sent.zod.ts'

import { CurrentBonus } from './schemas/current-bonus.zod.ts'

import { DepositWallet } from './schemas/deposit-wallet.zod.ts'

import { Freeze } from './schemas/freeze.zod.ts'

import { InsuranceTypeList } from './schemas/insurance-type-list.zod.ts'

import { LandingDealsFile } from './schemas/landing-deals-file.zod.ts'

import { LandingDeals } from './schemas/landing-deals.zod.ts'

import { PartnerPage } from './schemas/partner-page.zod.ts'

import { PasswordConfirmed } from './schemas/password-confirmed.zod.ts'

import { PoolList } from './schemas/pool-list.zod.ts'

import { PoolQualificationList } from './schemas/pool-qualification-list.zod.ts'

import { Preferences } from './schemas/preferences.zod.ts'

import { PromoBannerList } from './schemas/promo-banner-list.zod.ts'

import { ReferralStatistic } from './schemas/referral-statistic.zod.ts'

import { SignInRecordList } from './schemas/sign-in-record-list.zod.ts'

import { SignIn } from './schemas/sign-in.zod.ts'

import { TokensExchange } from './schemas/tokens-exchange.zod.ts'

import { TransactionPage } from './schemas/transaction-page.zod.ts'

import { Transaction } from './schemas/transaction.zod.ts'

import { TrustedWalletList } from './schemas/trusted-wallet-list.zod.ts'

import { TrustedWallet } from './schemas/trusted-wallet.zod.ts'

import { TwoFactorQrCode } from './schemas/two-factor-qr-code.zod.ts'

import { TwoFactorSecret } from './schemas/two-factor-secret.zod.ts'

import { UserInsuranceList } from './schemas/user-insurance-list.zod.ts'

import { UserInsurance } from './schemas/user-insurance.zod.ts'

import { UserSessionList } from './schemas/user-session-list.zod.ts'

import { UserSettings } from './schemas/user-settings.zod.ts'

import { User } from './schemas/user.zod.ts'

import { UtaBalance } from './schemas/uta-balance.zod.ts'

import { UtaDealPage } from './schemas/uta-deal-page.zod.ts'

import { UtaDeal } from './schemas/uta-deal.zod.ts'

import { UtaDelegationRequested } from './schemas/uta-delegation-requested.zod.ts'

import { UtaDelegation } from './schemas/uta-delegation.zod.ts'

import { UtaStatistics } from './schemas/uta-statistics.zod.ts'

import { UtaSubscriptionList } from './schemas/uta-subscription-list.zod.ts'

import { UtaWithdrawal } from './schemas/uta-withdrawal.zod.ts'

import { VerificationStatus } from './schemas/verification-status.zod.ts'

import { Withdrawal } from './schemas/withdrawal.zod.ts'

/**
 * @summary Fetch the CSRF cookie
 */
export const GetCsrfCookieResponse = /*#__PURE__*/ zod.void()

/**
 * @summary Sign in with e-mail and password
 */
export const LoginResponse = SignIn

/**
 * @summary Sign out
 */
export const LogoutResponse = /*#__PURE__*/ zod.void()

/**
 * @summary Sign in with Google
 */
export const LoginWithGoogleResponse = SignIn

/**
 * @summary Complete a sign-in with the second factor
 */
export const AnswerTwoFactorChallengeResponse = AuthToken

/**
 * @summary Request a link to set a new password
 */
export const RequestPasswordResetResponse = ApiMessage

/**
 * @summary Set a new password with a mailed token
 */
export const ResetPasswordResponse = ApiMessage

/**
 * @summary The signed-in user
 */
export const GetCurrentUserResponse = User

/**
 * @summary Register
 */
export const RegisterUserResponse = AuthToken

/**
 * @summary Settings of the user
 */
export const GetUserSettingsResponse = UserSettings

/**
 * @summary Change settings of the user
 */
export const UpdateUserSettingsResponse = UserSettings

/**
 * @summary The user's deposit address
 */
export const GetDepositWalletResponse = DepositWallet

/**
 * @summary The user's token for the chat
 */
export const GetChatTokenResponse = ChatToken

/**
 * @summary Change personal data
 */
export const UpdateProfileResponse = User

/**
 * @summary Change the password
 */
export const ChangePasswordResponse = ApiMessage

/**
 * @summary Confirm the current password
 */
export const ConfirmPasswordResponse = PasswordConfirmed

/**
 * @summary Begin setting up two-factor sign-in
 */
export const EnableTwoFactorResponse = ApiMessage

/**
 * @summary Turn two-factor sign-in off
 */
export const DisableTwoFactorResponse = ApiMessage

/**
 * @summary QR code for the authenticator app
 */
export const GetTwoFactorQrCodeResponse = TwoFactorQrCode

/**
 * @summary Key for the authenticator app
 */
export const GetTwoFactorSecretKeyResponse = TwoFactorSecret

/**
 * @summary Finish the setup with a first code
 */
export const ConfirmTwoFactorResponse = ApiMessage

/**
 * @summary Unused recovery codes
 */
export const listRecoveryCodesResponseRegExp = new RegExp('^[A-Za-z0-9]{10}-[A-Za-z0-9]{10}$')

export const ListRecoveryCodesResponseItem = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listRecoveryCodesResponseRegExp))
export const ListRecoveryCodesResponse = /*#__PURE__*/ zod.array(ListRecoveryCodesResponseItem)

/**
 * @summary Create new recovery codes
 */
export const renewRecoveryCodesResponseRegExp = new RegExp('^[A-Za-z0-9]{10}-[A-Za-z0-9]{10}$')

export const RenewRecoveryCodesResponseItem = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewRecoveryCodesResponseRegExp))
export const RenewRecoveryCodesResponse = /*#__PURE__*/ zod.array(RenewRecoveryCodesResponseItem)

/**
 * @summary Where the user is signed in
 */
export const ListSessionsResponse = UserSessionList

/**
 * @summary End one session
 */
export const EndSessionResponse = /*#__PURE__*/ zod.void()

/**
 * @summary End all other sessions
 */
export const EndOtherSessionsResponse = /*#__PURE__*/ zod.void()

/**
 * @summary Sign-ins and refused attempts, newest first
 */
export const ListSignInsResponse = SignInRecordList

/**
 * @summary Freeze the account, or begin to thaw it
 */
export const ChangeFreezeResponse = Freeze

/**
 * @summary Verified contacts
 */
export const GetVerificationStatusResponse = VerificationStatus

/**
 * @summary Send a code to a contact
 */
export const SendVerificationCodeResponse = CodeSent

/**
 * @summary Verify a contact with the received code
 */
export const ConfirmVerificationResponse = VerificationStatus

/**
 * @summary Prices, fees and percents
 */
export const GetPreferencesResponse = Preferences

/**
 * @summary Token balances
 */
export const ListBalancesResponse = BalanceList

/**
 * @summary Transactions, newest first
 */
export const ListTransactionsResponse = TransactionPage

/**
 * @summary One transaction
 */
export const GetTransactionResponse = Transaction

/**
 * @summary The user's UTA subscriptions and the available plans
 */
export const ListUtaSubscriptionsResponse = UtaSubscriptionList

/**
 * @summary Buy a UTA subscription
 */
export const SubscribeToUtaResponse = UtaSubscriptionList

/**
 * @summary Move USDT into UTA
 */
export const RequestUtaDelegationResponse = UtaDelegationRequested

/**
 * @summary Result of a refill request
 */
export const GetUtaDelegationResponse = UtaDelegation

/**
 * @summary Move USDT from UTA to the assets
 */
export const WithdrawFromUtaResponse = UtaWithdrawal

/**
 * @summary Deals, newest first
 */
export const ListUtaDealsResponse = UtaDealPage

/**
 * @summary One deal
 */
export const GetUtaDealResponse = UtaDeal

/**
 * @summary Statistics by month
 */
export const GetUtaStatisticsResponse = UtaStatistics

/**
 * @summary The user's UTA balance
 */
export const GetUtaBalanceResponse = UtaBalance

/**
 * @summary Rank, link, partners and income
 */
export const GetReferralStatisticResponse = ReferralStatistic

/**
 * @summary Partners of the structure
 */
export const ListPartnersResponse = PartnerPage

/**
 * @summary Active banners and those the user has closed
 */
export const ListActiveBannersResponse = PromoBannerList

/**
 * @summary Close a banner permanently
 */
export const CloseBannerResponse = PromoBannerList

/**
 * @summary The latest closed deals, public
 */
export const ListLandingDealsResponse = LandingDeals

/**
 * @summary Download link for all deals
 */
export const GetLandingDealsFileResponse = LandingDealsFile

/**
 * @summary Request a withdrawal
 */
export const CreateWithdrawalResponse = Withdrawal

/**
 * @summary Confirm a withdrawal with its code
 */
export const ConfirmWithdrawalResponse = Withdrawal

/**
 * @summary One withdrawal
 */
export const GetWithdrawalResponse = Withdrawal

/**
 * @summary Exchange tokens
 */
export const ExchangeTokensResponse = TokensExchange

/**
 * @summary A quote or an exchange
 */
export const GetTokensExchangeResponse = TokensExchange

/**
 * @summary Leader pools
 */
export const ListPoolsResponse = PoolList

/**
 * @summary The user's progress towards each pool
 */
export const GetPoolsQualificationResponse = PoolQualificationList

/**
 * @summary The bonus account
 */
export const GetCurrentBonusResponse = CurrentBonus

/**
 * @summary Available insurance types
 */
export const ListInsuranceTypesResponse = InsuranceTypeList

/**
 * @summary The user's policies
 */
export const ListUserInsurancesResponse = UserInsuranceList

/**
 * @summary Take out an insurance
 */
export const TakeOutInsuranceResponse = UserInsuranceList

/**
 * @summary One policy
 */
export const GetUserInsuranceResponse = UserInsurance

/**
 * @summary Trusted wallets
 */
export const ListTrustedWalletsResponse = TrustedWalletList

/**
 * @summary Add a trusted wallet
 */
export const CreateTrustedWalletResponse = TrustedWalletList

/**
 * @summary One trusted wallet
 */
export const GetTrustedWalletResponse = TrustedWallet

/**
 * @summary Rename a trusted wallet
 */
export const UpdateTrustedWalletResponse = TrustedWallet

/**
 * @summary Delete a trusted wallet
 */
export const DeleteTrustedWalletResponse = /*#__PURE__*/ zod.void()

/**
 * @summary Send a code for a pending wallet
 */
export const SendTrustedWalletCodeResponse = CodeSent

/**
 * @summary Confirm a pending wallet with its code
 */
export const ConfirmTrustedWalletResponse = TrustedWallet
