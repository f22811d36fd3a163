/**
 * What a column of the database has to do with persons:
 * - `address`: an e-mail address, whose person the row is of;
 * - `owner`: the same, of an owner, whom an account may know by two addresses;
 * - `form`: the fields of a form, with the address of whoever sent it; else as `text`;
 * - `text`: what people wrote, or what is told of them; it may name anybody, so an address is taken out where the row is another's;
 * - `agency`: what the agency says itself, by its feeds and content; it is changed there, and comes back with each import;
 * - `hidden`: secrets, keyed digests, and bytes that are exported as the file that they were made from: gone with the row, in no export;
 * - `none`: of nobody;
 * - names of tables: the id of a row there, with which this row goes.
 */
type ColumnKind = 'address' | 'owner' | 'form' | 'text' | 'agency' | 'hidden' | 'none' | readonly string[];

type Kinds = Partial<Record<Exclude<ColumnKind, readonly string[]>, string>> & {
  /** Tables by column. */
  goesWith?: Record<string, readonly string[]>;
};

function table({ goesWith = {}, ...kinds }: Kinds): ReadonlyMap<string, ColumnKind> {
  const named = Object.entries(kinds).flatMap(([kind, columns]) =>
    columns.split(' ').map((column): [string, ColumnKind] => [column, kind as ColumnKind]),
  );
  return new Map([...named, ...Object.entries(goesWith)]);
}

const FORM = ['form_submissions'];
const ACCOUNT = ['owner_accounts'];

/** Every column of every table. A test compares it with the database: what is not here is nobody's to export or erase. */
export const PERSONAL_COLUMNS: Readonly<Record<string, ReadonlyMap<string, ColumnKind>>> = {
  appointments: table({
    address: 'email',
    text: 'reason',
    goesWith: { id: FORM },
    none: 'property_id language state day slot starts_at ends_at is_by_hand sequence office_mailbox site created_at remind_at reminded_at',
  }),
  attempts: table({ hidden: 'key', none: 'count until' }),
  captcha_uses: table({ none: 'signature expires_at' }),
  cities: table({ none: 'id rules folded_name zip country_id' }),
  city_spellings: table({ none: 'rules city_id language name zip listings' }),
  content_files: table({ none: 'source bytes' }),
  demand_matches: table({
    goesWith: { demand_id: ['demands'] },
    none: 'property_id reason found_at alerted_at',
  }),
  demands: table({
    address: 'email',
    text: 'criteria fields',
    goesWith: { id: FORM },
    none: 'language goal frequency state site created_at confirmed_at stopped_at alerted_at',
  }),
  feed_cities: table({ none: 'language name zip country_id country_name' }),
  feeds: table({ none: 'language origin lists_digest loaded_at' }),
  form_submissions: table({
    form: 'fields',
    // The mailbox, to count by: spellings of several addresses are one (`mailboxKey`), so it does not say whose form it is.
    none: 'id kind language property_id email scriptless created_at',
    hidden: 'sender idempotency_key digest',
  }),
  friend_mails: table({ hidden: 'receiver', none: 'sent_at' }),
  friend_refusals: table({ hidden: 'receiver', none: 'refused_at' }),
  listing_counts: table({ none: 'rules goal discreet closed city_id type_set_id main_type_id listings' }),
  listing_dates: table({ none: 'property_id first_seen_at changed_at' }),
  listing_events: table({ none: 'id property_id kind price noted_at' }),
  listing_points: table({ none: 'rules id place marquee vat' }),
  listing_prices: table({ none: 'property_id day price' }),
  listing_streets: table({ agency: 'key name', none: 'rules listing_id' }),
  listing_words: table({ agency: 'words', none: 'rules listing_id language' }),
  listings: table({
    agency: 'town_names reference_key manager_key',
    none: 'rules id goal discreet city_id type_set_id main_type_id closed price bedrooms bathrooms shower_rooms toilets garages living plot price_m2 energy features available_day is_annuity is_bouquet parkings terrace garden project_id',
  }),
  main_types: table({ agency: 'names', none: 'id rules' }),
  newsletter_subscribers: table({
    address: 'email',
    hidden: 'id',
    none: 'language state created_at confirmed_at stopped_at',
  }),
  outbox_mails: table({
    address: 'recipient reply_to',
    text: 'recipient_name subject text html headers attachments last_error',
    goesWith: { about: ['appointments'] },
    none: 'id forgets_recipient is_short_lived position state attempts waits_for_server due_at created_at sent_at',
  }),
  outbox_webhooks: table({
    text: 'body last_error',
    goesWith: { submission_id: FORM },
    none: 'id state attempts due_at created_at sent_at',
  }),
  owner_accounts: table({
    owner: 'email feed_email',
    text: 'name image',
    none: 'id email_verified created_at updated_at',
  }),
  owner_credentials: table({
    goesWith: { account_id: ACCOUNT },
    hidden: 'password access_token refresh_token id_token',
    none: 'id external_id provider access_token_expires_at refresh_token_expires_at scope created_at updated_at',
  }),
  owner_documents: table({ owner: 'owner_email', none: 'id property_id code created_at' }),
  owner_email_changes: table({
    address: 'old_email new_email',
    goesWith: { account_id: ACCOUNT },
    none: 'id position confirm_until confirmed_at undo_until',
  }),
  owner_known_addresses: table({ goesWith: { account_id: ACCOUNT }, hidden: 'address', none: 'until' }),
  owner_recovery_codes: table({ goesWith: { account_id: ACCOUNT }, hidden: 'code' }),
  owner_second_factors: table({
    goesWith: { account_id: ACCOUNT },
    hidden: 'secret',
    none: 'is_on last_step made_at',
  }),
  owner_sessions: table({
    goesWith: { account_id: ACCOUNT },
    hidden: 'token',
    text: 'ip_address user_agent',
    none: 'id expires_at created_at updated_at',
  }),
  owner_summaries: table({ owner: 'email', none: 'week site' }),
  owner_verifications: table({
    goesWith: { value: ACCOUNT },
    hidden: 'identifier',
    none: 'id expires_at created_at updated_at',
  }),
  owners: table({
    owner: 'email',
    text: 'first_name last_name',
    none: 'language preferred_language property_ids',
  }),
  pictures: table({ agency: 'source name', none: 'id kind width height' }),
  project_records: table({
    agency: 'project detail unknown_keys',
    none: 'project_id language digest changed_at withdrawn_at',
  }),
  property_history: table({
    text: 'contact subject comment status link',
    none: 'id property_id day slot type language',
  }),
  property_interest: table({ none: 'property_id day kind count' }),
  property_records: table({
    agency: 'listing detail unknown_keys remarks',
    none: 'property_id language digest withdrawn_at sent_at',
  }),
  property_types: table({ agency: 'name', none: 'language web_id parent_web_id show_order sale rent' }),
  property_visits: table({ none: 'property_id day visits' }),
  read_model: table({ none: 'id version' }),
  api_configurations: table({ none: 'number digest seen_at' }),
  read_model_changes: table({ none: 'id rules property_id' }),
  read_model_rules: table({ none: 'rules are_whole seen_at' }),
  shown_listings: table({ agency: 'card page', none: 'listing_id language rules' }),
  site_content: table({ agency: 'content', none: 'id version origin digest imported_at' }),
  site_secrets: table({ none: 'name value' }),
  testimonial_pictures: table({
    goesWith: { testimonial_id: ['testimonials'] },
    hidden: 'bytes',
    none: 'source width height',
  }),
  testimonials: table({
    address: 'email',
    text: 'name text web_address about decisions slug',
    goesWith: { id: FORM },
    none: 'language upload_id site state created_at decided_at',
  }),
  trial_forms: table({ form: 'fields', none: 'id kind language property_id created_at' }),
  type_sets: table({ none: 'id rules web_ids' }),
  uploads: table({
    goesWith: { submission_id: ['form_submissions', 'owner_documents'] },
    text: 'name',
    hidden: 'sender',
    none: 'id size state created_at',
  }),
};

/** Columns of a table that are of these kinds; of rows that go with others for `goesWith`. */
export function listColumns(table: string, ...kinds: readonly string[]): string[] {
  return [...(PERSONAL_COLUMNS[table] ?? [])].flatMap(([column, kind]) =>
    typeof kind === 'string' && kinds.includes(kind) ? [column] : [],
  );
}
