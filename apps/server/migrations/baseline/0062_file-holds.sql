-- What the migrations up to 0062_file-holds make. Made by npm run migrations:baseline.
create sequence events_seq as bigint increment by 1 minvalue 1 maxvalue 9223372036854775807 start with 1 cache 1;

create table "account_archives" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "created_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  constraint account_archives_pkey PRIMARY KEY (id)
);

create table "account_imports" (
  "id" uuid not null,
  "importer_id" uuid,
  "client_id" uuid not null,
  "name" text not null,
  "state" text not null,
  "content" bytea,
  "done" integer default 0 not null,
  "total" integer default 0 not null,
  "counts" jsonb,
  "bad" jsonb default '[]'::jsonb not null,
  "reason" text,
  "passwords" jsonb,
  "started_at" timestamp with time zone not null,
  "finished_at" timestamp with time zone,
  "trouble" jsonb,
  constraint account_imports_pkey PRIMARY KEY (id)
);

create table "accounts" (
  "id" uuid not null,
  "email" text,
  "email_verified_at" timestamp with time zone,
  "username" text not null,
  "registration_role" text not null,
  "role" text default 'user'::text not null,
  "locale" text default 'tw'::text not null,
  "display_name" text default ''::text not null,
  "full_name" text default ''::text not null,
  "avatar_file_id" uuid,
  "method" text default 'email'::text not null,
  "password_hash" text,
  "password_digest" text default 'sha256'::text not null,
  "previous_password_hash" text,
  "password_updated_at" timestamp with time zone not null,
  "password_reset_at" timestamp with time zone,
  "is_default_password" boolean default false not null,
  "plan" text default 'free'::text not null,
  "plan_ends_at" timestamp with time zone,
  "trial_ends_at" timestamp with time zone,
  "terms_accepted_at" timestamp with time zone,
  "profile_filled_at" timestamp with time zone,
  "profile_confirmed_at" timestamp with time zone,
  "academic_role_changed_at" timestamp with time zone,
  "teacher_verified_at" timestamp with time zone,
  "suspended_at" timestamp with time zone,
  "deleted_at" timestamp with time zone,
  "last_seen_at" timestamp with time zone,
  "created_at" timestamp with time zone not null,
  "last_used_stickers" text[] default '{}'::text[] not null,
  "drawn_avatar" text,
  "vouched_school_id" uuid,
  "grown_up_since" timestamp with time zone,
  constraint accounts_pkey PRIMARY KEY (id)
);

create table "audit_entries" (
  "id" uuid not null,
  "actor_id" uuid not null,
  "act" text not null,
  "subject_type" text,
  "subject_id" uuid,
  "reason" text not null,
  "data" jsonb default '{}'::jsonb not null,
  "at" timestamp with time zone not null,
  "request_id" text not null,
  constraint audit_entries_pkey PRIMARY KEY (id)
);

create table "backups" (
  "id" uuid not null,
  "state" text not null,
  "folder" text not null,
  "node" text not null,
  "started_at" timestamp with time zone not null,
  "ended_at" timestamp with time zone,
  "files" integer,
  "bytes" bigint,
  "verified_at" timestamp with time zone,
  "failure" text,
  "problems" text[] default '{}'::text[] not null,
  "removed_at" timestamp with time zone,
  constraint backups_pkey PRIMARY KEY (id)
);

create table "banners" (
  "id" uuid not null,
  "author_id" uuid,
  "client_id" uuid not null,
  "file_id" uuid not null,
  "alt_tw" text not null,
  "alt_en" text not null,
  "link" text,
  "roles" text[] default '{}'::text[] not null,
  "plans" text[] default '{}'::text[] not null,
  "starts_at" timestamp with time zone not null,
  "ends_at" timestamp with time zone not null,
  "place" integer not null,
  constraint banners_pkey PRIMARY KEY (id)
);

create table "blocks" (
  "blocker_id" uuid not null,
  "blocked_id" uuid not null,
  "since" timestamp with time zone not null,
  constraint blocks_blocker_id_blocked_id_pk PRIMARY KEY (blocker_id, blocked_id)
);

create table "broadcast_readers" (
  "account_id" uuid not null,
  "informed_at" timestamp with time zone,
  "read_ids" uuid[] default '{}'::uuid[] not null,
  constraint broadcast_readers_pkey PRIMARY KEY (account_id)
);

create table "broadcasts" (
  "id" uuid not null,
  "author_id" uuid,
  "client_id" uuid not null,
  "sender_school_id" uuid,
  "title" text not null,
  "content" jsonb not null,
  "school_id" uuid,
  "roles" text[] default '{}'::text[] not null,
  "school_types" text[] default '{}'::text[] not null,
  "starts_at" timestamp with time zone not null,
  "edited_at" timestamp with time zone,
  "withdrawn_at" timestamp with time zone,
  "read_count" integer default 0 not null,
  "plans" text[] default '{}'::text[] not null,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  constraint broadcasts_pkey PRIMARY KEY (id)
);

create table "bulletin_readings" (
  "bulletin_id" uuid not null,
  "account_id" uuid not null,
  "read_at" timestamp with time zone not null,
  "signed_at" timestamp with time zone,
  "signed_by" text,
  "signed_as" text,
  "signed_version" integer,
  constraint bulletin_readings_bulletin_id_account_id_pk PRIMARY KEY (bulletin_id, account_id)
);

create table "bulletins" (
  "id" uuid not null,
  "group_id" uuid not null,
  "writer_id" uuid not null,
  "client_id" uuid not null,
  "origin_id" uuid not null,
  "title" text not null,
  "content" jsonb not null,
  "text" text not null,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  "needs_signature" boolean not null,
  "is_pinned" boolean default false not null,
  "appears_at" timestamp with time zone not null,
  "appeared_at" timestamp with time zone,
  "version" integer not null,
  "words_version" integer not null,
  "changed_at" timestamp with time zone,
  "reminded_at" timestamp with time zone,
  "created_at" timestamp with time zone not null,
  "updated_at" timestamp with time zone not null,
  "message_count" integer default 0 not null,
  constraint bulletins_pkey PRIMARY KEY (id)
);

create table "chatroom_emotions" (
  "room_id" uuid not null,
  "number" integer not null,
  "account_id" uuid not null,
  "emotion" text not null,
  constraint chatroom_emotions_room_id_number_account_id_pk PRIMARY KEY (room_id, number, account_id)
);

create table "chatroom_keeping_answers" (
  "keeping_id" uuid not null,
  "account_id" uuid not null,
  "is_agreed" boolean,
  constraint chatroom_keeping_answers_keeping_id_account_id_pk PRIMARY KEY (keeping_id, account_id)
);

create table "chatroom_keepings" (
  "id" uuid not null,
  "room_id" uuid not null,
  "asked_by" uuid not null,
  "client_id" uuid not null,
  "numbers" integer[] not null,
  "created_at" timestamp with time zone not null,
  constraint chatroom_keepings_pkey PRIMARY KEY (id)
);

create table "chatroom_members" (
  "room_id" uuid not null,
  "account_id" uuid not null,
  "is_administrator" boolean default false not null,
  "is_muted" boolean default false not null,
  "since_number" integer default 0 not null,
  "read_number" integer default 0 not null,
  "since" timestamp with time zone not null,
  "is_asking" boolean default false not null,
  constraint chatroom_members_room_id_account_id_pk PRIMARY KEY (room_id, account_id)
);

create table "chatroom_messages" (
  "room_id" uuid not null,
  "number" integer not null,
  "id" uuid not null,
  "author_id" uuid not null,
  "client_id" uuid not null,
  "type" smallint not null,
  "text" text default ''::text not null,
  "mention_ids" uuid[] default '{}'::uuid[] not null,
  "reply_to" integer,
  "record_id" uuid,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  "sticker" text,
  "emotion" text,
  "notice" jsonb,
  "is_pinned" boolean default false not null,
  "change" integer not null,
  "created_at" timestamp with time zone not null,
  "forwarded_id" uuid,
  "preview" jsonb,
  "withheld" jsonb,
  constraint chatroom_messages_id_unique UNIQUE (id),
  constraint chatroom_messages_room_id_number_pk PRIMARY KEY (room_id, number)
);

create table "chatroom_schools" (
  "school_id" uuid not null,
  "talk" text not null,
  "talk_from" smallint,
  "talk_until" smallint,
  "changed_by" uuid,
  "changed_at" timestamp with time zone not null,
  constraint chatroom_schools_pkey PRIMARY KEY (school_id)
);

create table "chatroom_words" (
  "room_id" uuid not null,
  "number" integer not null,
  "tokens" tsvector not null,
  "version" smallint not null,
  constraint chatroom_words_room_id_number_pk PRIMARY KEY (room_id, number)
);

create table "chatrooms" (
  "id" uuid not null,
  "type" text not null,
  "name" text not null,
  "made_by" uuid,
  "client_id" uuid not null,
  "pair" uuid[],
  "group_id" uuid,
  "picture_file_id" uuid,
  "member_count" integer default 0 not null,
  "last_number" integer default 0 not null,
  "last_change" integer default 0 not null,
  "at" timestamp with time zone not null,
  "asked_by" uuid,
  "contact" text,
  "rest_from" smallint,
  "rest_until" smallint,
  "closed_at" timestamp with time zone,
  "created_at" timestamp with time zone not null,
  constraint chatrooms_pkey PRIMARY KEY (id)
);

create table "comment_likes" (
  "comment_id" uuid not null,
  "person_id" uuid not null,
  "like_id" uuid not null,
  constraint comment_likes_comment_id_person_id_pk PRIMARY KEY (comment_id, person_id)
);

create table "comment_words" (
  "comment_id" uuid not null,
  "tokens" tsvector not null,
  "phrases" text not null,
  "version" smallint not null,
  constraint comment_words_pkey PRIMARY KEY (comment_id)
);

create table "comments" (
  "id" uuid not null,
  "target_type" text not null,
  "target_id" uuid not null,
  "parent_id" uuid,
  "author_id" uuid not null,
  "client_id" uuid not null,
  "content" text not null,
  "like_count" integer default 0 not null,
  "reply_count" integer default 0 not null,
  "created_at" timestamp with time zone not null,
  "edited_at" timestamp with time zone,
  "withheld" text,
  constraint comments_pkey PRIMARY KEY (id)
);

create table "content_checks" (
  "id" integer not null,
  "started_at" timestamp with time zone not null,
  "after" text not null,
  "count" integer default 0 not null,
  "bytes" bigint default 0 not null,
  "looked_at" timestamp with time zone not null,
  "ended_at" timestamp with time zone,
  "ended_count" integer,
  "ended_bytes" bigint,
  constraint content_checks_pkey PRIMARY KEY (id)
);

create table "content_claims" (
  "id" uuid not null,
  "key" text not null,
  "until" timestamp with time zone not null,
  constraint content_claims_key_id_pk PRIMARY KEY (key, id)
);

create table "custom_slots" (
  "owner_id" uuid not null,
  "slot" smallint not null,
  "name" text not null,
  "picture_id" uuid,
  "title" text not null,
  "content" jsonb not null,
  "classification" text,
  "tags" text[] default '{}'::text[] not null,
  "custom_tags" text[] default '{}'::text[] not null,
  "updated_at" timestamp with time zone not null,
  constraint custom_slots_owner_id_slot_pk PRIMARY KEY (owner_id, slot)
);

create table "decorations" (
  "id" uuid not null,
  "author_id" uuid,
  "client_id" uuid not null,
  "ornament" text not null,
  "starts_at" timestamp with time zone not null,
  "ends_at" timestamp with time zone not null,
  constraint decorations_pkey PRIMARY KEY (id)
);

create table "demo_mails" (
  "id" uuid not null,
  "recipient" text not null,
  "subject" text not null,
  "text" text not null,
  "sent_at" timestamp with time zone not null,
  constraint demo_mails_pkey PRIMARY KEY (id)
);

create table "drafts" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "client_id" uuid not null,
  "is_bulletin" boolean default false not null,
  "title" text not null,
  "content" jsonb not null,
  "text" text not null,
  "date" date,
  "classification" text,
  "tags" text[] default '{}'::text[] not null,
  "custom_tags" text[] default '{}'::text[] not null,
  "privacy" smallint not null,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  "version" integer not null,
  "writer" uuid not null,
  "writer_save" integer not null,
  "writer_base" integer not null,
  "scheduled_at" timestamp with time zone,
  "failure" text,
  "created_at" timestamp with time zone not null,
  "updated_at" timestamp with time zone not null,
  "group_ids" uuid[] default '{}'::uuid[] not null,
  "needs_signature" boolean default false not null,
  "appears_at" timestamp with time zone,
  constraint drafts_pkey PRIMARY KEY (id)
);

create table "eportfolio_forms" (
  "eportfolio_id" uuid not null,
  "type" text not null,
  "state" text not null,
  "progress" real default 0 not null,
  "failure" text,
  "file_id" uuid,
  "pages" integer,
  "is_recompressed" boolean default false not null,
  "left_out_count" integer default 0 not null,
  "asked_at" timestamp with time zone not null,
  "made_at" timestamp with time zone,
  "version" integer default 1 not null,
  constraint eportfolio_forms_eportfolio_id_version_type_pk PRIMARY KEY (eportfolio_id, version, type)
);

create table "eportfolio_likes" (
  "eportfolio_id" uuid not null,
  "person_id" uuid not null,
  "liked_at" timestamp with time zone not null,
  constraint eportfolio_likes_eportfolio_id_person_id_pk PRIMARY KEY (eportfolio_id, person_id)
);

create table "eportfolio_versions" (
  "eportfolio_id" uuid not null,
  "number" integer not null,
  "client_id" uuid not null,
  "name" text not null,
  "content" jsonb,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  "document_type" text not null,
  "lets_go" integer,
  "created_at" timestamp with time zone not null,
  "marks_readers" boolean,
  "certifications" jsonb default '[]'::jsonb not null,
  "edition" smallint default 1 not null,
  constraint eportfolio_versions_eportfolio_id_number_pk PRIMARY KEY (eportfolio_id, number)
);

create table "eportfolio_views" (
  "eportfolio_id" uuid not null,
  "person_id" uuid not null,
  "day" date not null,
  constraint eportfolio_views_eportfolio_id_person_id_day_pk PRIMARY KEY (eportfolio_id, person_id, day)
);

create table "eportfolio_words" (
  "eportfolio_id" uuid not null,
  "tokens" tsvector not null,
  "phrases" text not null,
  "version" smallint default 0 not null,
  constraint eportfolio_words_pkey PRIMARY KEY (eportfolio_id)
);

create table "eportfolios" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "client_id" uuid not null,
  "kind" text not null,
  "draft_id" uuid,
  "title" text not null,
  "name" text not null,
  "visibility" text default 'private'::text not null,
  "document_type" text not null,
  "text" text default ''::text not null,
  "summary" text default ''::text not null,
  "summary_saved_at" timestamp with time zone,
  "summary_draft" text,
  "summary_drafted_at" timestamp with time zone,
  "tags" text[] default '{}'::text[] not null,
  "custom_tags" text[] default '{}'::text[] not null,
  "tagged_friend_ids" uuid[] default '{}'::uuid[] not null,
  "browse_count" integer default 0 not null,
  "like_count" integer default 0 not null,
  "discussion_count" integer default 0 not null,
  "confirmation_code" text,
  "shows_owner" boolean default true not null,
  "created_at" timestamp with time zone not null,
  "exhibited_at" timestamp with time zone,
  "exhibition_id" uuid,
  "version" integer default 1 not null,
  "last_version" integer default 1 not null,
  "marks_readers" boolean default false not null,
  "withheld" text,
  constraint eportfolios_pkey PRIMARY KEY (id)
);

create table "erasures" (
  "account_id" uuid not null,
  "erased" jsonb default '{}'::jsonb not null,
  "started_at" timestamp with time zone not null,
  constraint erasures_pkey PRIMARY KEY (account_id)
);

create table "events" (
  "id" uuid constraint events_id_not_null1 not null,
  "seq" bigint default nextval('events_seq'::regclass) constraint events_seq_not_null1 not null,
  "kind" text constraint events_kind_not_null1 not null,
  "actor_id" uuid,
  "subject_id" uuid constraint events_subject_id_not_null1 not null,
  "data" jsonb default '{}'::jsonb constraint events_data_not_null1 not null,
  "at" timestamp with time zone constraint events_at_not_null1 not null,
  "pending" text[] default '{}'::text[] constraint events_pending_not_null1 not null,
  "failed" text[] default '{}'::text[] constraint events_failed_not_null1 not null,
  constraint events_pkey PRIMARY KEY (id)
) partition by RANGE (id);

create table "exhibited_posts" (
  "post_id" uuid not null,
  "eportfolio_id" uuid not null,
  constraint exhibited_posts_post_id_eportfolio_id_pk PRIMARY KEY (post_id, eportfolio_id)
);

create table "export_drafts" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "client_id" uuid not null,
  "name" text not null,
  "post_ids" uuid[] default '{}'::uuid[] not null,
  "content" jsonb not null,
  "custom_image_ids" uuid[] default '{}'::uuid[] not null,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  "total_words" integer not null,
  "version" integer not null,
  "writer" uuid not null,
  "writer_save" integer not null,
  "writer_base" integer not null,
  "created_at" timestamp with time zone not null,
  "updated_at" timestamp with time zone not null,
  "upload_description" text,
  "homework_ids" uuid[] default '{}'::uuid[] not null,
  constraint export_drafts_pkey PRIMARY KEY (id)
);

create table "file_holds" (
  "file_id" uuid not null,
  "place" text not null,
  "holder_id" uuid not null,
  "number" integer not null,
  constraint file_holds_file_id_place_holder_id_number_pk PRIMARY KEY (file_id, place, holder_id, number)
);

create table "file_texts" (
  "file_id" uuid not null,
  "text" text not null,
  "tokens" tsvector not null,
  "phrases" text not null,
  "version" smallint not null,
  constraint file_texts_pkey PRIMARY KEY (file_id)
);

create table "files" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "name" text not null,
  "display_name" text not null,
  "type" integer not null,
  "media_type" text not null,
  "bytes" bigint not null,
  "sha256" text not null,
  "width" integer,
  "height" integer,
  "preview_key" text,
  "preview_media_type" text,
  "download_period" timestamp with time zone,
  "created_at" timestamp with time zone not null,
  "thumbnail_keys" text[] default '{}'::text[] not null,
  "thumbnail_widths" integer[] default '{}'::integer[] not null,
  "is_original_private" boolean default false not null,
  "duration" double precision,
  "conversion_state" text,
  "conversion_reason" text,
  "preview_bytes" bigint,
  "discloses" jsonb,
  "let_go_at" timestamp with time zone,
  "withheld_at" timestamp with time zone,
  constraint files_pkey PRIMARY KEY (id)
);

create table "follows" (
  "follower_id" uuid not null,
  "followed_id" uuid not null,
  "since" timestamp with time zone not null,
  constraint follows_follower_id_followed_id_pk PRIMARY KEY (follower_id, followed_id)
);

create table "friend_requests" (
  "asker_id" uuid not null,
  "asked_id" uuid not null,
  "since" timestamp with time zone not null,
  constraint friend_requests_asker_id_asked_id_pk PRIMARY KEY (asker_id, asked_id)
);

create table "friendships" (
  "person_id" uuid not null,
  "friend_id" uuid not null,
  "since" timestamp with time zone not null,
  constraint friendships_person_id_friend_id_pk PRIMARY KEY (person_id, friend_id)
);

create table "group_bans" (
  "group_id" uuid not null,
  "account_id" uuid not null,
  "since" timestamp with time zone not null,
  constraint group_bans_group_id_account_id_pk PRIMARY KEY (group_id, account_id)
);

create table "group_links" (
  "group_id" uuid not null,
  "code" uuid not null,
  "made_by" uuid not null,
  "created_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  constraint group_links_code_unique UNIQUE (code),
  constraint group_links_pkey PRIMARY KEY (group_id)
);

create table "group_members" (
  "group_id" uuid not null,
  "account_id" uuid not null,
  "role" smallint not null,
  "level" smallint not null,
  "since" timestamp with time zone not null,
  "member_number" text default ''::text not null,
  "number_order" text generated always as (
CASE
    WHEN (member_number = ''::text) THEN '3'::text
    WHEN (member_number ~ '^[0-9]'::text) THEN (('1'::text || lpad("substring"(member_number, '^[0-9]+'::text), 3, '0'::text)) || "substring"(member_number, '[^0-9].*$|$'::text))
    ELSE ((('2'::text || rpad("substring"(member_number, '^[A-Z]+'::text), 3, '0'::text)) || lpad(COALESCE("substring"(member_number, '[0-9]+$'::text), ''::text), 3, '0'::text)) || member_number)
END) stored not null,
  constraint group_members_group_id_account_id_pk PRIMARY KEY (group_id, account_id)
);

create table "group_requests" (
  "group_id" uuid not null,
  "account_id" uuid not null,
  "role" smallint not null,
  "since" timestamp with time zone not null,
  constraint group_requests_group_id_account_id_pk PRIMARY KEY (group_id, account_id)
);

create table "group_search" (
  "group_id" uuid not null,
  "names" text not null,
  "tokens" text[] default '{}'::text[] not null,
  "version" smallint not null,
  constraint group_search_pkey PRIMARY KEY (group_id)
);

create table "groups" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "made_by" uuid,
  "client_id" uuid not null,
  "handle" text not null,
  "type" text not null,
  "name" text not null,
  "description" text not null,
  "tags" text[] default '{}'::text[] not null,
  "cover_file_id" uuid,
  "school_id" uuid,
  "member_count" integer not null,
  "administrator_count" integer default 0 not null,
  "shows_leaderboard" boolean default true not null,
  "created_at" timestamp with time zone not null,
  "deleted_at" timestamp with time zone,
  "archived_at" timestamp with time zone,
  "continues_id" uuid,
  "drawn_cover" text,
  constraint groups_pkey PRIMARY KEY (id)
);

create table "guides" (
  "person_id" uuid not null,
  "kind" text not null,
  "revision" uuid not null,
  "writing" jsonb not null,
  "updated_at" timestamp with time zone not null,
  constraint guides_person_id_kind_pk PRIMARY KEY (person_id, kind)
);

create table "help_opinions" (
  "topic" text not null,
  "locale" text not null,
  "helped" integer default 0 not null,
  "not" integer default 0 not null,
  constraint help_opinions_topic_locale_pk PRIMARY KEY (topic, locale)
);

create table "homework_archives" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "question_id" uuid not null,
  "hand_in_ids" uuid[] default '{}'::uuid[] not null,
  "created_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  constraint homework_archives_pkey PRIMARY KEY (id)
);

create table "homework_assignees" (
  "question_id" uuid not null,
  "account_id" uuid not null,
  constraint homework_assignees_question_id_account_id_pk PRIMARY KEY (question_id, account_id)
);

create table "homework_calendars" (
  "owner_id" uuid not null,
  "secret" text not null,
  "created_at" timestamp with time zone not null,
  constraint homework_calendars_secret_unique UNIQUE (secret),
  constraint homework_calendars_pkey PRIMARY KEY (owner_id)
);

create table "homework_hand_ins" (
  "id" uuid not null,
  "question_id" uuid not null,
  "student_id" uuid,
  "state" text not null,
  "content" jsonb not null,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  "post_id" uuid,
  "version" integer not null,
  "writer" uuid,
  "writer_save" integer not null,
  "writer_base" integer not null,
  "begun_at" timestamp with time zone,
  "version_count" integer default 0 not null,
  "handed_in_at" timestamp with time zone,
  "is_late" boolean default false not null,
  "released_at" timestamp with time zone,
  "created_at" timestamp with time zone not null,
  "updated_at" timestamp with time zone not null,
  "record_id" uuid,
  "team_id" uuid,
  "joined_at" timestamp with time zone,
  "work_id" uuid generated always as (COALESCE(team_id, id)) stored not null,
  constraint homework_hand_ins_pkey PRIMARY KEY (id)
);

create table "homework_phrases" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "client_id" uuid not null,
  "words" text not null,
  constraint homework_phrases_pkey PRIMARY KEY (id)
);

create table "homework_questions" (
  "id" uuid not null,
  "group_id" uuid,
  "writer_id" uuid not null,
  "client_id" uuid not null,
  "state" text not null,
  "title" text not null,
  "content" jsonb not null,
  "text" text not null,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  "topic" text not null,
  "classification" text,
  "tags" text[] default '{}'::text[] not null,
  "custom_tags" text[] default '{}'::text[] not null,
  "assign_to" text not null,
  "publish_at" timestamp with time zone,
  "assigned_at" timestamp with time zone,
  "deadline" timestamp with time zone,
  "reminded_of" timestamp with time zone,
  "allows_update_after_deadline" boolean not null,
  "total_score" integer not null,
  "hand_in_points" smallint not null,
  "quality_points" smallint not null,
  "version" integer not null,
  "created_at" timestamp with time zone not null,
  "updated_at" timestamp with time zone not null,
  "deleted_at" timestamp with time zone,
  "team_size" smallint default 1 not null,
  "rubric" jsonb default '[]'::jsonb not null,
  "message_count" integer default 0 not null,
  constraint homework_questions_pkey PRIMARY KEY (id)
);

create table "homework_remarks" (
  "id" uuid not null,
  "hand_in_id" uuid not null,
  "hand_in_version" integer not null,
  "corrector_id" uuid not null,
  "client_id" uuid not null,
  "version" integer not null,
  "score" integer,
  "words" text not null,
  "outcome" text,
  "updated_at" timestamp with time zone not null,
  "released_at" timestamp with time zone,
  "certifies" boolean default false not null,
  "may_show" boolean default false not null,
  "levels" jsonb default '{}'::jsonb not null,
  "places" jsonb default '[]'::jsonb not null,
  "voice_id" uuid,
  constraint homework_remarks_pkey PRIMARY KEY (id)
);

create table "homework_revisers" (
  "question_id" uuid not null,
  "account_id" uuid not null,
  constraint homework_revisers_question_id_account_id_pk PRIMARY KEY (question_id, account_id)
);

create table "homework_team_invitations" (
  "team_id" uuid not null,
  "account_id" uuid not null,
  "inviter_id" uuid not null,
  "created_at" timestamp with time zone not null,
  constraint homework_team_invitations_team_id_account_id_pk PRIMARY KEY (team_id, account_id)
);

create table "homework_templates" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "client_id" uuid not null,
  "name" text not null,
  "title" text not null,
  "content" jsonb not null,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  "topic" text not null,
  "classification" text,
  "tags" text[] default '{}'::text[] not null,
  "custom_tags" text[] default '{}'::text[] not null,
  "allows_update_after_deadline" boolean not null,
  "team_size" smallint not null,
  "rubric" jsonb not null,
  "total_score" integer not null,
  "hand_in_points" smallint not null,
  "quality_points" smallint not null,
  "created_at" timestamp with time zone not null,
  constraint homework_templates_pkey PRIMARY KEY (id)
);

create table "homework_version_files" (
  "version_id" uuid not null,
  "position" smallint not null,
  "file_id" uuid not null,
  "name" text not null,
  "bytes" integer not null,
  "sha256" text not null,
  constraint homework_version_files_version_id_position_pk PRIMARY KEY (version_id, "position")
);

create table "homework_version_students" (
  "version_id" uuid not null,
  "position" smallint not null,
  "account_id" uuid not null,
  "mark" text not null,
  constraint homework_version_students_version_id_position_pk PRIMARY KEY (version_id, "position")
);

create table "homework_versions" (
  "id" uuid not null,
  "hand_in_id" uuid not null,
  "number" integer not null,
  "client_id" uuid not null,
  "receipt" text not null,
  "content" jsonb not null,
  "text" text not null,
  "post_id" uuid,
  "post_title" text,
  "handed_in_at" timestamp with time zone not null,
  "is_late" boolean not null,
  "counts_from" timestamp with time zone,
  "sha256" text not null,
  constraint homework_versions_receipt_unique UNIQUE (receipt),
  constraint homework_versions_pkey PRIMARY KEY (id)
);

create table "identities" (
  "id" uuid not null,
  "account_id" uuid not null,
  "provider" text not null,
  "subject" text not null,
  "email" text,
  "schooling" jsonb,
  "linked_at" timestamp with time zone not null,
  "last_used_at" timestamp with time zone,
  constraint identities_pkey PRIMARY KEY (id)
);

create table "imported_accounts" (
  "account_id" uuid not null,
  "school_id" uuid not null,
  "student_number" text not null,
  "full_name" text not null,
  "grade" text not null,
  "class_name" text not null,
  "imported_at" timestamp with time zone not null,
  constraint imported_accounts_pkey PRIMARY KEY (account_id)
);

create table "invitation_arrivals" (
  "account_id" uuid not null,
  "inviter_id" uuid not null,
  "at" timestamp with time zone not null,
  constraint invitation_arrivals_pkey PRIMARY KEY (account_id)
);

create table "invitation_links" (
  "owner_id" uuid not null,
  "code" uuid not null,
  "created_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  constraint invitation_links_code_unique UNIQUE (code),
  constraint invitation_links_pkey PRIMARY KEY (owner_id)
);

create table "live_messages" (
  "seq" bigint generated always as identity (sequence name live_messages_seq_seq increment by 1 minvalue 1 maxvalue 9223372036854775807 start with 1 cache 1) not null,
  "written_by" xid8 default pg_current_xact_id() not null,
  "topic" uuid not null,
  "kind" text not null,
  "subject_id" uuid,
  "at" timestamp with time zone default clock_timestamp() not null,
  constraint live_messages_pkey PRIMARY KEY (seq)
);

create table "lost_content" (
  "key" text not null,
  "state" text not null,
  "found_at" timestamp with time zone not null,
  constraint lost_content_pkey PRIMARY KEY (key)
);

create table "mail_tokens" (
  "token_hash" bytea not null,
  "account_id" uuid not null,
  "purpose" text not null,
  "created_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  "used_at" timestamp with time zone,
  "email" text,
  "password_hash" text,
  constraint mail_tokens_pkey PRIMARY KEY (token_hash)
);

create table "news_articles" (
  "id" uuid not null,
  "author_id" uuid,
  "client_id" uuid not null,
  "title_tw" text not null,
  "content_tw" jsonb not null,
  "title_en" text,
  "content_en" jsonb,
  "published_at" timestamp with time zone not null,
  "edited_at" timestamp with time zone,
  constraint news_articles_pkey PRIMARY KEY (id)
);

create table "nodes" (
  "id" uuid not null,
  "name" text not null,
  "version" text not null,
  "started_at" timestamp with time zone not null,
  "last_seen_at" timestamp with time zone not null,
  constraint nodes_pkey PRIMARY KEY (id)
);

create table "notice_parts" (
  "notice_id" uuid not null,
  "detail_id" uuid not null,
  "event_id" uuid not null,
  "actor_id" uuid,
  "number" integer not null,
  "at" timestamp with time zone not null,
  constraint notice_parts_notice_id_detail_id_pk PRIMARY KEY (notice_id, detail_id)
);

create table "notice_readers" (
  "account_id" uuid not null,
  "last_number" integer not null,
  "shown_number" integer default 0 not null,
  "informed_number" integer default 0 not null,
  "read_number" integer default 0 not null,
  "mail_due_at" timestamp with time zone,
  "digested_at" timestamp with time zone,
  "unsubscribe_token" text not null,
  "push_due_at" timestamp with time zone,
  constraint "notice_readers_unsubscribeToken_unique" UNIQUE (unsubscribe_token),
  constraint notice_readers_pkey PRIMARY KEY (account_id)
);

create table "notice_settings" (
  "account_id" uuid not null,
  "is_mail_on" boolean default true not null,
  "app_off" text[] default '{}'::text[] not null,
  "mail" jsonb default '{}'::jsonb not null,
  "digest_hour" smallint,
  "is_quiet" boolean,
  "quiet_from" smallint,
  "quiet_to" smallint,
  "push" jsonb default '{}'::jsonb not null,
  constraint notice_settings_pkey PRIMARY KEY (account_id)
);

create table "notices" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "kind" text not null,
  "topic" text not null,
  "band" smallint not null,
  "subject_id" uuid not null,
  "number" integer not null,
  "at" timestamp with time zone not null,
  "read_at" timestamp with time zone,
  "is_removed" boolean default false not null,
  "mailed_number" integer default 0 not null,
  "pushed_number" integer default 0 not null,
  constraint notices_pkey PRIMARY KEY (id)
);

create table "organizations" (
  "account_id" uuid not null,
  "type" text not null,
  "county" text not null,
  "township" text not null,
  "academic_role" text,
  "school_type" text,
  "school_id" uuid,
  "typed_school_name" text,
  "grade" text,
  "title" text,
  "discipline" text,
  "department" text,
  "student_id" text,
  "job_category" text,
  "industry_category" text,
  "service_unit" text,
  "updated_at" timestamp with time zone not null,
  "organization_title" text,
  "unit_name" text,
  "unit_title" text,
  constraint organizations_pkey PRIMARY KEY (account_id)
);

create table "own_tags" (
  "owner_id" uuid not null,
  "key" text not null,
  "name" text not null,
  "created_at" timestamp with time zone not null,
  constraint own_tags_owner_id_key_pk PRIMARY KEY (owner_id, key)
);

create table "passkey_challenges" (
  "challenge_hash" bytea not null,
  "browser_hash" bytea not null,
  "add_to" uuid,
  "expires_at" timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash)
);

create table "passkeys" (
  "id" uuid not null,
  "account_id" uuid not null,
  "credential_id" text not null,
  "public_key" bytea not null,
  "counter" bigint not null,
  "transports" text[] default '{}'::text[] not null,
  "is_backed_up" boolean not null,
  "name" text not null,
  "created_at" timestamp with time zone not null,
  "last_used_at" timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id)
);

create table "people_search" (
  "account_id" uuid not null,
  "names" text not null,
  "tokens" text[] default '{}'::text[] not null,
  "full_name" text default ''::text not null,
  "places" text default ''::text not null,
  "version" smallint default 0 not null,
  constraint people_search_pkey PRIMARY KEY (account_id)
);

create table "person_remarks" (
  "owner_id" uuid not null,
  "person_id" uuid not null,
  "remark" text not null,
  "since" timestamp with time zone not null,
  constraint person_remarks_owner_id_person_id_pk PRIMARY KEY (owner_id, person_id)
);

create table "placements" (
  "id" uuid not null,
  "account_id" uuid not null,
  "school_id" uuid,
  "typed_school_name" text,
  "academic_role" text,
  "grade" text,
  "class_name" text,
  "from_day" date not null,
  "until_day" date,
  "school_year" smallint generated always as ((((EXTRACT(year FROM from_day) - (1911)::numeric) - (
CASE
    WHEN (EXTRACT(month FROM from_day) < (8)::numeric) THEN 1
    ELSE 0
END)::numeric))::smallint) stored not null,
  constraint placements_from UNIQUE (account_id, from_day),
  constraint placements_pkey PRIMARY KEY (id),
  constraint placements_days CHECK (until_day >= from_day),
  constraint placements_year CHECK (until_day < make_date(school_year + 1912, 8, 1))
);

create table "plan_codes" (
  "id" uuid not null,
  "code_hash" bytea not null,
  "ending" text not null,
  "plan" text not null,
  "days" integer not null,
  "uses" integer not null,
  "used_count" integer default 0 not null,
  "note" text not null,
  "made_by" uuid,
  "created_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  "revoked_at" timestamp with time zone,
  constraint plan_codes_pkey PRIMARY KEY (id)
);

create table "plan_grants" (
  "id" uuid not null,
  "account_id" uuid not null,
  "plan" text not null,
  "source" text not null,
  "reason" text not null,
  "granted_by" uuid,
  "starts_at" timestamp with time zone not null,
  "ends_at" timestamp with time zone,
  "replaced_at" timestamp with time zone,
  constraint plan_grants_pkey PRIMARY KEY (id)
);

create table "plan_orders" (
  "id" uuid not null,
  "number" text not null,
  "account_id" uuid,
  "client_id" uuid not null,
  "plan" text not null,
  "period" text not null,
  "amount" integer not null,
  "pay_to" jsonb not null,
  "created_at" timestamp with time zone not null,
  "pay_by" date not null,
  "state" text not null,
  "digits" text,
  "paid_on" date,
  "paid_amount" integer,
  "told_at" timestamp with time zone,
  "reason" text default ''::text not null,
  "decided_by" uuid,
  "decided_at" timestamp with time zone,
  "granted_until" timestamp with time zone,
  constraint plan_orders_pkey PRIMARY KEY (id)
);

create table "plan_redemptions" (
  "code_id" uuid not null,
  "account_id" uuid not null,
  "at" timestamp with time zone not null,
  constraint plan_redemptions_code_id_account_id_pk PRIMARY KEY (code_id, account_id)
);

create table "plan_reminders" (
  "account_id" uuid not null,
  "ends_at" timestamp with time zone not null,
  "days" integer not null,
  constraint plan_reminders_account_id_ends_at_days_pk PRIMARY KEY (account_id, ends_at, days)
);

create table "post_archives" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "post_ids" uuid[] default '{}'::uuid[] not null,
  "created_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  constraint post_archives_pkey PRIMARY KEY (id)
);

create table "post_certifications" (
  "post_id" uuid not null,
  "certifier_id" uuid,
  "certified_at" timestamp with time zone not null,
  "group_name" text not null,
  "question" text not null,
  "receipt" text not null,
  "handed_in_at" timestamp with time zone not null,
  "words" text,
  "score" integer,
  "total_score" integer not null,
  "changed_at" timestamp with time zone,
  "group_id" uuid,
  "notes" jsonb default '[]'::jsonb not null,
  constraint post_certifications_pkey PRIMARY KEY (post_id)
);

create table "post_collections" (
  "person_id" uuid not null,
  "post_id" uuid not null,
  "collected_id" uuid not null,
  constraint post_collections_person_id_post_id_pk PRIMARY KEY (person_id, post_id)
);

create table "post_files" (
  "post_id" uuid not null,
  "position" smallint not null,
  "file_id" uuid not null,
  constraint post_files_post_id_position_pk PRIMARY KEY (post_id, "position")
);

create table "post_groups" (
  "group_id" uuid not null,
  "post_id" uuid not null,
  "pinned_at" timestamp with time zone,
  constraint post_groups_group_id_post_id_pk PRIMARY KEY (group_id, post_id)
);

create table "post_likes" (
  "post_id" uuid not null,
  "person_id" uuid not null,
  "like_id" uuid not null,
  "post_owner_id" uuid not null,
  constraint post_likes_post_id_person_id_pk PRIMARY KEY (post_id, person_id)
);

create table "post_versions" (
  "id" uuid not null,
  "post_id" uuid not null,
  "title" text not null,
  "content" jsonb not null,
  "text" text not null,
  "file_names" text[] default '{}'::text[] not null,
  "date" date not null,
  "classification" text not null,
  "tags" text[] default '{}'::text[] not null,
  "custom_tags" text[] default '{}'::text[] not null,
  "privacy" smallint not null,
  "saved_at" timestamp with time zone not null,
  "replaced_at" timestamp with time zone not null,
  constraint post_versions_pkey PRIMARY KEY (id)
);

create table "post_words" (
  "post_id" uuid not null,
  "tokens" tsvector not null,
  "phrases" text,
  "version" smallint default 0 not null,
  "file_tokens" tsvector default ''::tsvector not null,
  "file_phrases" text default ''::text not null,
  constraint post_words_pkey PRIMARY KEY (post_id)
);

create table "posts" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "client_id" uuid not null,
  "title" text not null,
  "content" jsonb not null,
  "text" text not null,
  "date" date not null,
  "classification" text not null,
  "tags" text[] default '{}'::text[] not null,
  "custom_tags" text[] default '{}'::text[] not null,
  "privacy" smallint not null,
  "is_pinned" boolean default false not null,
  "like_count" integer default 0 not null,
  "message_count" integer default 0 not null,
  "published_at" timestamp with time zone not null,
  "edited_at" timestamp with time zone,
  "shared_id" uuid,
  "cut" jsonb,
  "is_cut" boolean,
  "withheld" jsonb,
  constraint posts_pkey PRIMARY KEY (id)
);

create table "preferences" (
  "account_id" uuid not null,
  "chosen" jsonb default '{}'::jsonb not null,
  constraint preferences_pkey PRIMARY KEY (account_id)
);

create table "problem_answers" (
  "id" uuid not null,
  "problem_id" uuid not null,
  "author_id" uuid,
  "client_id" uuid not null,
  "words" text not null,
  "at" timestamp with time zone not null,
  constraint problem_answers_pkey PRIMARY KEY (id)
);

create table "problems" (
  "id" uuid not null,
  "reporter_id" uuid,
  "client_id" uuid not null,
  "kind" text not null,
  "words" text not null,
  "email" text,
  "locale" text not null,
  "browser" jsonb not null,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  "state" text not null,
  "created_at" timestamp with time zone not null,
  "closed_at" timestamp with time zone,
  constraint problems_pkey PRIMARY KEY (id)
);

create table "product_identity" (
  "is_one" boolean default true not null,
  "id" uuid not null,
  "created_at" timestamp with time zone not null,
  constraint product_identity_pkey PRIMARY KEY (is_one)
);

create table "profiles" (
  "account_id" uuid not null,
  "gender" text,
  "birth_year" smallint,
  "constellation" smallint,
  "status_message" text default ''::text not null,
  "introduction" text default ''::text not null,
  "trait_tags" text[] default '{}'::text[] not null,
  "experiences" text[] default '{}'::text[] not null,
  "personal_expertises" text[] default '{}'::text[] not null,
  "social_links" text[] default '{}'::text[] not null,
  "custom_field_list" jsonb default '[]'::jsonb not null,
  "guardian_name" text,
  "phone" text default ''::text not null,
  "audiences" jsonb default '{}'::jsonb not null,
  "starts_careful" boolean default true not null,
  constraint profiles_pkey PRIMARY KEY (account_id)
);

create table "provider_attempts" (
  "state_hash" bytea not null,
  "browser_hash" bytea not null,
  "provider" text not null,
  "nonce" text not null,
  "verifier" text not null,
  "link_to" uuid,
  "role" text,
  "return_to" text,
  "expires_at" timestamp with time zone not null,
  "used_at" timestamp with time zone,
  "proven" jsonb,
  "conflict_with" uuid,
  "invitation" uuid,
  constraint provider_attempts_pkey PRIMARY KEY (state_hash)
);

create table "push_devices" (
  "token" text not null,
  "account_id" uuid not null,
  "session_id" uuid not null,
  "name" text not null,
  "endpoint" text not null,
  "p256dh" text not null,
  "auth" text not null,
  "added_at" timestamp with time zone not null,
  "last_success_at" timestamp with time zone,
  constraint push_devices_pkey PRIMARY KEY (token)
);

create table "push_keys" (
  "is_one" boolean default true not null,
  "public_key" text not null,
  "private_key" text not null,
  constraint push_keys_pkey PRIMARY KEY (is_one)
);

create unlogged table "rate_budgets" (
  "key" text not null,
  "spent" integer not null,
  "granted" integer not null,
  "ends_at" timestamp with time zone not null,
  constraint rate_budgets_pkey PRIMARY KEY (key)
);

create table "relation_counts" (
  "account_id" uuid not null,
  "friends" integer default 0 not null,
  "fans" integer default 0 not null,
  "following" integer default 0 not null,
  constraint relation_counts_pkey PRIMARY KEY (account_id)
);

create table "report_cases" (
  "id" uuid not null,
  "target_type" text not null,
  "target_id" uuid not null,
  "owner_id" uuid not null,
  "state" text not null,
  "is_urgent" boolean not null,
  "title" text not null,
  "frozen" jsonb,
  "version" integer not null,
  "opened_at" timestamp with time zone not null,
  "assignee_id" uuid,
  "mend_asked_at" timestamp with time zone,
  "mended_at" timestamp with time zone,
  "closed_at" timestamp with time zone,
  constraint report_cases_pkey PRIMARY KEY (id)
);

create table "report_decisions" (
  "id" uuid not null,
  "case_id" uuid not null,
  "owner_id" uuid not null,
  "decider_id" uuid,
  "client_id" uuid not null,
  "decision" text not null,
  "words" text not null,
  "decided_at" timestamp with time zone not null,
  "ends_at" timestamp with time zone,
  "lifted_at" timestamp with time zone,
  "lifter_id" uuid,
  "lift_reason" text default ''::text not null,
  "appeal" text,
  "appealed_at" timestamp with time zone,
  "appeal_outcome" text,
  "appeal_answer" text default ''::text not null,
  "answerer_id" uuid,
  constraint report_decisions_pkey PRIMARY KEY (id)
);

create table "report_notes" (
  "id" uuid not null,
  "case_id" uuid not null,
  "author_id" uuid,
  "client_id" uuid not null,
  "words" text not null,
  "created_at" timestamp with time zone not null,
  constraint report_notes_pkey PRIMARY KEY (id)
);

create table "reports" (
  "id" uuid not null,
  "case_id" uuid not null,
  "reporter_id" uuid not null,
  "client_id" uuid not null,
  "reasons" text[] not null,
  "description" text not null,
  "file_ids" uuid[] default '{}'::uuid[] not null,
  "created_at" timestamp with time zone not null,
  "false_at" timestamp with time zone,
  constraint reports_pkey PRIMARY KEY (id)
);

create table "school_codes" (
  "id" uuid not null,
  "code" text not null,
  "school_id" uuid not null,
  "made_by" uuid,
  "uses" integer not null,
  "created_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  "revoked_at" timestamp with time zone,
  constraint school_codes_code_unique UNIQUE (code),
  constraint school_codes_pkey PRIMARY KEY (id)
);

create table "school_imports" (
  "id" uuid not null,
  "importer_id" uuid,
  "request_id" text not null,
  "reason" text not null,
  "client_id" uuid not null,
  "name" text not null,
  "state" text not null,
  "content" bytea,
  "report" jsonb,
  "started_at" timestamp with time zone not null,
  "finished_at" timestamp with time zone,
  "done" integer default 0 not null,
  "total" integer default 0 not null,
  constraint school_imports_pkey PRIMARY KEY (id)
);

create table "school_permissions" (
  "account_id" uuid not null,
  "school_id" uuid not null,
  "since" timestamp with time zone not null,
  "reach" jsonb,
  constraint school_permissions_account_id_school_id_pk PRIMARY KEY (account_id, school_id)
);

create table "school_plans" (
  "id" uuid not null,
  "school_id" uuid not null,
  "reason" text not null,
  "granted_by" uuid,
  "starts_at" timestamp with time zone not null,
  "ends_at" timestamp with time zone,
  "replaced_at" timestamp with time zone,
  constraint school_plans_pkey PRIMARY KEY (id)
);

create table "schools" (
  "id" uuid not null,
  "type" text not null,
  "code" text not null,
  "name" text not null,
  "search_name" text not null,
  "county" text not null,
  "ownership" text not null,
  "closed_at" timestamp with time zone,
  "created_at" timestamp with time zone not null,
  "updated_at" timestamp with time zone not null,
  constraint schools_pkey PRIMARY KEY (id)
);

create table "search_history" (
  "person_id" uuid not null,
  "word" text not null,
  "category" text not null,
  "at" timestamp with time zone not null,
  constraint search_history_person_id_word_pk PRIMARY KEY (person_id, word)
);

create table "sessions" (
  "id" uuid not null,
  "token_hash" bytea not null,
  "account_id" uuid not null,
  "device" text not null,
  "address" text not null,
  "created_at" timestamp with time zone not null,
  "last_seen_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  "proved_at" timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id)
);

create table "shared_edits" (
  "id" uuid not null,
  "shared_id" uuid not null,
  "person_id" uuid,
  "started_at" timestamp with time zone not null,
  "at" timestamp with time zone not null,
  "fields" text[] default '{}'::text[] not null,
  "before" jsonb not null,
  "added" text not null,
  "removed" text not null,
  constraint shared_edits_pkey PRIMARY KEY (id)
);

create table "shared_files" (
  "shared_id" uuid not null,
  "position" smallint not null,
  "file_id" uuid not null,
  constraint shared_files_shared_id_position_pk PRIMARY KEY (shared_id, "position")
);

create table "shared_people" (
  "shared_id" uuid not null,
  "person_id" uuid not null,
  "is_owner" boolean default false not null,
  "state" text not null,
  "privacy" smallint default 3 not null,
  "agreed_version" integer,
  "client_id" uuid,
  "since" timestamp with time zone not null,
  constraint shared_people_shared_id_person_id_pk PRIMARY KEY (shared_id, person_id)
);

create table "shared_records" (
  "id" uuid not null,
  "title" text not null,
  "content" jsonb not null,
  "date" date,
  "classification" text,
  "tags" text[] default '{}'::text[] not null,
  "custom_tags" text[] default '{}'::text[] not null,
  "version" integer default 1 not null,
  "edited_by_id" uuid,
  "edited_at" timestamp with time zone not null,
  "created_at" timestamp with time zone not null,
  "published_at" timestamp with time zone,
  constraint shared_records_pkey PRIMARY KEY (id)
);

create table "showcase_posts" (
  "owner_id" uuid not null,
  "position" smallint not null,
  "post_id" uuid not null,
  constraint showcase_posts_owner_id_position_pk PRIMARY KEY (owner_id, "position")
);

create table "showcases" (
  "owner_id" uuid not null,
  "headline" text not null,
  "introduction" text not null,
  "updated_at" timestamp with time zone not null,
  constraint showcases_pkey PRIMARY KEY (owner_id)
);

create table "summary_suggestions" (
  "id" uuid not null,
  "person_id" uuid not null,
  "client_id" uuid not null,
  "eportfolio_id" uuid,
  "day" date not null,
  "text" text not null,
  "engine" text not null,
  "created_at" timestamp with time zone not null,
  constraint summary_suggestions_pkey PRIMARY KEY (id)
);

create table "tallies" (
  "key" text not null,
  "tried" text[] not null,
  "at" timestamp with time zone[] not null,
  "until" timestamp with time zone not null,
  constraint tallies_pkey PRIMARY KEY (key)
);

create table "teacher_verifications" (
  "account_id" uuid not null,
  "email" text,
  "code_id" uuid,
  "at" timestamp with time zone not null,
  constraint teacher_verifications_pkey PRIMARY KEY (account_id)
);

create table "uploads" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "name" text not null,
  "bytes" bigint not null,
  "file_id" uuid,
  "refusal" jsonb,
  "created_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  constraint uploads_pkey PRIMARY KEY (id)
);

create table "withdrawn_confirmations" (
  "code" text not null,
  "withdrawn_at" timestamp with time zone not null,
  constraint withdrawn_confirmations_pkey PRIMARY KEY (code)
);

create table "events_strays" partition of events DEFAULT;

do $$
declare
  month timestamp;
  bounds text[];
begin
  for month in
    select date_trunc('month', now() at time zone 'UTC') + ahead * interval '1 month' from generate_series(0, 2) ahead
  loop
    select array_agg(substr(hex, 1, 8) || '-' || substr(hex, 9) || '-0000-0000-000000000000' order by hex) into bounds
    from (select lpad(to_hex((extract(epoch from moment at time zone 'UTC') * 1000)::bigint), 12, '0') as hex
      from unnest(array[month, month + interval '1 month']) moment) ends;
    execute format('create table %I partition of events for values from (%L) to (%L)',
      'events_' || to_char(month, 'YYYY_MM'), bounds[1], bounds[2]);
  end loop;
end $$;

alter sequence events_seq owned by events.seq;

CREATE UNIQUE INDEX accounts_email ON accounts USING btree (lower(email));

CREATE UNIQUE INDEX accounts_username ON accounts USING btree (lower(username));

CREATE INDEX mail_tokens_account ON mail_tokens USING btree (account_id, created_at);

CREATE UNIQUE INDEX sessions_token ON sessions USING btree (token_hash);

CREATE INDEX sessions_account ON sessions USING btree (account_id);

CREATE INDEX sessions_expires ON sessions USING btree (expires_at);

CREATE INDEX files_owner ON files USING btree (owner_id, id);

CREATE INDEX files_created ON files USING btree (created_at);

CREATE INDEX files_sha256 ON files USING btree (sha256);

CREATE INDEX files_preview ON files USING btree (preview_key) WHERE preview_key IS NOT NULL;

CREATE INDEX blocks_blocked ON blocks USING btree (blocked_id);

CREATE UNIQUE INDEX post_files_file ON post_files USING btree (file_id);

CREATE INDEX post_likes_newest ON post_likes USING btree (post_id, like_id);

CREATE UNIQUE INDEX posts_client ON posts USING btree (owner_id, client_id);

CREATE INDEX posts_owner_date ON posts USING btree (owner_id, date, id, privacy);

CREATE INDEX posts_owner_pinned ON posts USING btree (owner_id, is_pinned, date, id);

CREATE INDEX posts_public ON posts USING btree (id) WHERE privacy = 0;

CREATE INDEX posts_public_tags ON posts USING gin (tags) WHERE privacy = 0;

CREATE UNIQUE INDEX schools_type_code ON schools USING btree (type, code);

CREATE INDEX schools_type_county ON schools USING btree (type, county, code);

CREATE INDEX organizations_school ON organizations USING btree (school_id);

CREATE INDEX people_search_tokens ON people_search USING gin (tokens);

CREATE INDEX demo_mails_recipient ON demo_mails USING btree (recipient, id);

CREATE INDEX files_thumbnails ON files USING gin (thumbnail_keys);

CREATE INDEX files_converting ON files USING btree (id) WHERE conversion_state = ANY (ARRAY['pending'::text, 'in_progress'::text]);

CREATE INDEX post_archives_owner ON post_archives USING btree (owner_id);

CREATE INDEX post_archives_expires ON post_archives USING btree (expires_at);

CREATE INDEX post_collections_newest ON post_collections USING btree (person_id, collected_id);

CREATE INDEX post_collections_post ON post_collections USING btree (post_id);

CREATE INDEX showcase_posts_post ON showcase_posts USING btree (post_id);

CREATE INDEX post_likes_person_newest ON post_likes USING btree (person_id, like_id);

CREATE INDEX post_likes_received ON post_likes USING btree (post_owner_id, like_id);

CREATE INDEX posts_public_custom_tags ON posts USING gin (custom_tags) WHERE privacy = 0;

CREATE INDEX posts_public_classification ON posts USING btree (classification, id) WHERE privacy = 0;

CREATE INDEX shared_edits_shared ON shared_edits USING btree (shared_id, id);

CREATE UNIQUE INDEX shared_files_file ON shared_files USING btree (file_id);

CREATE INDEX shared_people_person ON shared_people USING btree (person_id, shared_id);

CREATE UNIQUE INDEX shared_people_client ON shared_people USING btree (person_id, client_id);

CREATE UNIQUE INDEX posts_shared ON posts USING btree (shared_id, owner_id) WHERE shared_id IS NOT NULL;

CREATE INDEX uploads_owner ON uploads USING btree (owner_id, id);

CREATE INDEX uploads_file ON uploads USING btree (file_id);

CREATE INDEX uploads_expires ON uploads USING btree (expires_at);

CREATE UNIQUE INDEX drafts_client ON drafts USING btree (owner_id, client_id);

CREATE INDEX drafts_owner ON drafts USING btree (owner_id, updated_at);

CREATE INDEX drafts_due ON drafts USING btree (scheduled_at) WHERE scheduled_at IS NOT NULL;

CREATE INDEX post_versions_post ON post_versions USING btree (post_id, id);

CREATE INDEX post_versions_replaced ON post_versions USING btree (replaced_at);

CREATE INDEX custom_slots_picture ON custom_slots USING btree (picture_id) WHERE picture_id IS NOT NULL;

CREATE UNIQUE INDEX eportfolio_forms_file ON eportfolio_forms USING btree (file_id);

CREATE INDEX eportfolio_forms_waiting ON eportfolio_forms USING btree (asked_at) WHERE state = ANY (ARRAY['pending'::text, 'in_progress'::text]);

CREATE INDEX eportfolio_likes_person ON eportfolio_likes USING btree (person_id);

CREATE INDEX eportfolio_views_person ON eportfolio_views USING btree (person_id);

CREATE INDEX eportfolio_words_tokens ON eportfolio_words USING gin (tokens);

CREATE UNIQUE INDEX eportfolios_client ON eportfolios USING btree (owner_id, client_id);

CREATE UNIQUE INDEX eportfolios_confirmation ON eportfolios USING btree (confirmation_code);

CREATE INDEX eportfolios_owner ON eportfolios USING btree (owner_id, id);

CREATE INDEX eportfolios_draft ON eportfolios USING btree (draft_id);

CREATE INDEX eportfolios_newest ON eportfolios USING btree (exhibition_id) WHERE visibility = 'exhibition'::text;

CREATE INDEX eportfolios_liked ON eportfolios USING btree (like_count, exhibition_id) WHERE visibility = 'exhibition'::text;

CREATE INDEX eportfolios_browsed ON eportfolios USING btree (browse_count, exhibition_id) WHERE visibility = 'exhibition'::text;

CREATE INDEX eportfolios_tags ON eportfolios USING gin (tags) WHERE visibility = 'exhibition'::text;

CREATE UNIQUE INDEX export_drafts_client ON export_drafts USING btree (owner_id, client_id);

CREATE INDEX export_drafts_owner ON export_drafts USING btree (owner_id, updated_at);

CREATE UNIQUE INDEX summary_suggestions_client ON summary_suggestions USING btree (person_id, client_id);

CREATE INDEX summary_suggestions_day ON summary_suggestions USING btree (person_id, day);

CREATE INDEX summary_suggestions_eportfolio ON summary_suggestions USING btree (eportfolio_id, id);

CREATE INDEX content_claims_id ON content_claims USING btree (id);

CREATE INDEX posts_uncut ON posts USING btree (id) WHERE is_cut IS NULL;

CREATE INDEX files_undisclosed ON files USING btree (id) WHERE discloses IS NULL AND (type & 120) <> 0;

CREATE INDEX comment_likes_newest ON comment_likes USING btree (comment_id, like_id);

CREATE UNIQUE INDEX comments_client ON comments USING btree (author_id, client_id, target_type, (parent_id IS NULL));

CREATE INDEX comments_target ON comments USING btree (target_id, id) WHERE parent_id IS NULL;

CREATE INDEX comments_replies ON comments USING btree (parent_id, id) WHERE parent_id IS NOT NULL;

CREATE INDEX friend_requests_sent ON friend_requests USING btree (asker_id, since, asked_id);

CREATE INDEX friend_requests_received ON friend_requests USING btree (asked_id, since, asker_id);

CREATE INDEX follows_newest ON follows USING btree (follower_id, since, followed_id);

CREATE INDEX friendships_newest ON friendships USING btree (person_id, since, friend_id);

CREATE INDEX follows_followed ON follows USING btree (followed_id, since, follower_id);

CREATE UNIQUE INDEX identities_subject ON identities USING btree (provider, subject);

CREATE UNIQUE INDEX identities_account ON identities USING btree (account_id, provider);

CREATE INDEX provider_attempts_browser ON provider_attempts USING btree (browser_hash);

CREATE INDEX provider_attempts_expires ON provider_attempts USING btree (expires_at);

CREATE INDEX files_let_go ON files USING btree (let_go_at) WHERE let_go_at IS NOT NULL;

CREATE UNIQUE INDEX eportfolio_versions_client ON eportfolio_versions USING btree (eportfolio_id, client_id);

CREATE INDEX invitation_arrivals_newest ON invitation_arrivals USING btree (inviter_id, at, account_id);

CREATE INDEX account_archives_owner ON account_archives USING btree (owner_id);

CREATE INDEX account_archives_expires ON account_archives USING btree (expires_at);

CREATE INDEX comment_likes_person ON comment_likes USING btree (person_id);

CREATE INDEX passkey_challenges_expires ON passkey_challenges USING btree (expires_at);

CREATE UNIQUE INDEX passkeys_credential ON passkeys USING btree (credential_id);

CREATE INDEX passkeys_account ON passkeys USING btree (account_id);

CREATE UNIQUE INDEX imported_accounts_number ON imported_accounts USING btree (school_id, student_number);

CREATE INDEX school_codes_school ON school_codes USING btree (school_id, id);

CREATE INDEX school_codes_maker ON school_codes USING btree (made_by);

CREATE UNIQUE INDEX teacher_verifications_email ON teacher_verifications USING btree (lower(email));

CREATE INDEX teacher_verifications_code ON teacher_verifications USING btree (code_id, at);

CREATE UNIQUE INDEX broadcasts_client ON broadcasts USING btree (author_id, client_id);

CREATE INDEX broadcasts_newest ON broadcasts USING btree (starts_at, id);

CREATE INDEX notice_parts_actor ON notice_parts USING btree (actor_id);

CREATE INDEX notices_newest ON notices USING btree (owner_id, number);

CREATE INDEX notices_group ON notices USING btree (owner_id, kind, subject_id);

CREATE INDEX notices_at ON notices USING btree (at);

CREATE INDEX search_history_newest ON search_history USING btree (person_id, at);

CREATE INDEX accounts_leaving ON accounts USING btree (deleted_at, id) WHERE deleted_at IS NOT NULL;

CREATE INDEX file_texts_version ON file_texts USING btree (version, file_id);

CREATE INDEX post_words_found ON post_words USING gin ((tokens || file_tokens));

CREATE INDEX live_messages_new ON live_messages USING btree (written_by);

CREATE INDEX live_messages_topic ON live_messages USING btree (topic, written_by);

CREATE INDEX live_messages_at ON live_messages USING btree (at);

CREATE INDEX comment_words_tokens ON comment_words USING gin (tokens);

CREATE INDEX group_search_tokens ON group_search USING gin (tokens);

CREATE INDEX group_bans_listed ON group_bans USING btree (group_id, since, account_id);

CREATE INDEX group_bans_account ON group_bans USING btree (account_id);

CREATE INDEX group_links_maker ON group_links USING btree (made_by);

CREATE INDEX group_members_listed ON group_members USING btree (group_id, level, since, account_id);

CREATE INDEX group_members_joined ON group_members USING btree (account_id, since, group_id);

CREATE INDEX group_members_newest ON group_members USING btree (since, group_id);

CREATE INDEX group_requests_listed ON group_requests USING btree (group_id, since, account_id);

CREATE INDEX group_requests_mine ON group_requests USING btree (account_id, since, group_id);

CREATE UNIQUE INDEX groups_handle ON groups USING btree (handle);

CREATE UNIQUE INDEX groups_client ON groups USING btree (made_by, client_id);

CREATE INDEX groups_owner ON groups USING btree (owner_id, id);

CREATE INDEX groups_cover ON groups USING btree (cover_file_id);

CREATE INDEX groups_school ON groups USING btree (school_id, id);

CREATE INDEX groups_tags ON groups USING gin (tags) WHERE type = 'open'::text AND deleted_at IS NULL;

CREATE INDEX groups_deleted ON groups USING btree (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE INDEX post_groups_post ON post_groups USING btree (post_id);

CREATE INDEX post_groups_pinned ON post_groups USING btree (group_id, post_id) WHERE pinned_at IS NOT NULL;

CREATE INDEX homework_archives_owner ON homework_archives USING btree (owner_id);

CREATE INDEX homework_archives_question ON homework_archives USING btree (question_id);

CREATE INDEX homework_archives_expires ON homework_archives USING btree (expires_at);

CREATE INDEX homework_version_files_file ON homework_version_files USING btree (file_id);

CREATE UNIQUE INDEX homework_versions_number ON homework_versions USING btree (hand_in_id, number);

CREATE UNIQUE INDEX homework_versions_client ON homework_versions USING btree (hand_in_id, client_id);

CREATE UNIQUE INDEX homework_hand_ins_student ON homework_hand_ins USING btree (question_id, student_id);

CREATE INDEX homework_hand_ins_mine ON homework_hand_ins USING btree (student_id, released_at, id);

CREATE INDEX homework_assignees_account ON homework_assignees USING btree (account_id);

CREATE UNIQUE INDEX homework_questions_client ON homework_questions USING btree (writer_id, client_id, group_id);

CREATE INDEX homework_questions_group ON homework_questions USING btree (group_id, id);

CREATE INDEX homework_questions_writer ON homework_questions USING btree (writer_id, id);

CREATE INDEX homework_questions_due ON homework_questions USING btree (publish_at) WHERE state = 'scheduled'::text;

CREATE INDEX homework_questions_deadline ON homework_questions USING btree (deadline) WHERE state = 'assigned'::text;

CREATE INDEX homework_questions_deleted ON homework_questions USING btree (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE INDEX homework_revisers_account ON homework_revisers USING btree (account_id);

CREATE UNIQUE INDEX homework_remarks_open ON homework_remarks USING btree (hand_in_id) WHERE released_at IS NULL;

CREATE INDEX homework_remarks_hand_in ON homework_remarks USING btree (hand_in_id, id);

CREATE INDEX homework_remarks_corrector ON homework_remarks USING btree (corrector_id);

CREATE INDEX bulletin_readings_account ON bulletin_readings USING btree (account_id);

CREATE UNIQUE INDEX bulletins_client ON bulletins USING btree (writer_id, client_id, group_id);

CREATE UNIQUE INDEX bulletins_origin ON bulletins USING btree (origin_id, group_id);

CREATE INDEX bulletins_group ON bulletins USING btree (group_id, is_pinned, appears_at, id);

CREATE INDEX bulletins_writer ON bulletins USING btree (writer_id, id);

CREATE INDEX bulletins_due ON bulletins USING btree (appears_at) WHERE appeared_at IS NULL;

CREATE UNIQUE INDEX homework_phrases_client ON homework_phrases USING btree (owner_id, client_id);

CREATE INDEX homework_phrases_owner ON homework_phrases USING btree (owner_id, id);

CREATE INDEX post_certifications_certifier ON post_certifications USING btree (certifier_id, post_id);

CREATE INDEX comments_target_author ON comments USING btree (target_id, author_id);

CREATE INDEX comments_author ON comments USING btree (author_id, id);

CREATE INDEX groups_continues ON groups USING btree (continues_id);

CREATE INDEX homework_hand_ins_waiting ON homework_hand_ins USING btree (student_id, handed_in_at, id) WHERE state = ANY (ARRAY['handed_in'::text, 'late'::text]);

CREATE INDEX homework_hand_ins_queued ON homework_hand_ins USING btree (question_id, handed_in_at) WHERE state = ANY (ARRAY['handed_in'::text, 'late'::text]);

CREATE INDEX posts_group_tags ON posts USING gin (tags) WHERE privacy = 2;

CREATE INDEX plan_grants_account ON plan_grants USING btree (account_id, id);

CREATE INDEX plan_grants_giver ON plan_grants USING btree (granted_by);

CREATE UNIQUE INDEX account_imports_client ON account_imports USING btree (client_id);

CREATE INDEX account_imports_importer ON account_imports USING btree (importer_id);

CREATE INDEX homework_version_students_account ON homework_version_students USING btree (account_id);

CREATE UNIQUE INDEX homework_templates_client ON homework_templates USING btree (owner_id, client_id);

CREATE INDEX homework_templates_owner ON homework_templates USING btree (owner_id, id);

CREATE INDEX homework_team_invitations_account ON homework_team_invitations USING btree (account_id);

CREATE INDEX homework_team_invitations_inviter ON homework_team_invitations USING btree (inviter_id);

CREATE UNIQUE INDEX news_articles_client ON news_articles USING btree (author_id, client_id);

CREATE INDEX news_articles_newest ON news_articles USING btree (published_at, id);

CREATE UNIQUE INDEX banners_client ON banners USING btree (author_id, client_id);

CREATE INDEX banners_file ON banners USING btree (file_id);

CREATE INDEX banners_ends ON banners USING btree (ends_at);

CREATE UNIQUE INDEX decorations_client ON decorations USING btree (author_id, client_id);

CREATE INDEX decorations_starts ON decorations USING btree (starts_at);

CREATE UNIQUE INDEX problem_answers_client ON problem_answers USING btree (problem_id, client_id);

CREATE INDEX problem_answers_author ON problem_answers USING btree (author_id);

CREATE UNIQUE INDEX problems_client ON problems USING btree (client_id);

CREATE INDEX problems_state ON problems USING btree (state, id);

CREATE INDEX problems_reporter ON problems USING btree (reporter_id, id);

CREATE INDEX problems_email ON problems USING btree (email, created_at) WHERE email IS NOT NULL;

CREATE INDEX problems_closed ON problems USING btree (closed_at) WHERE closed_at IS NOT NULL;

CREATE UNIQUE INDEX report_cases_target ON report_cases USING btree (target_type, target_id) WHERE state = ANY (ARRAY['open'::text, 'in_progress'::text]);

CREATE INDEX report_cases_closed ON report_cases USING btree (state, closed_at, id);

CREATE INDEX report_cases_assignee ON report_cases USING btree (assignee_id, opened_at) WHERE state = ANY (ARRAY['open'::text, 'in_progress'::text]);

CREATE INDEX report_cases_owner ON report_cases USING btree (owner_id, id);

CREATE INDEX report_cases_frozen ON report_cases USING btree (closed_at) WHERE frozen IS NOT NULL;

CREATE UNIQUE INDEX report_decisions_client ON report_decisions USING btree (case_id, client_id);

CREATE INDEX report_decisions_case ON report_decisions USING btree (case_id, id);

CREATE INDEX report_decisions_owner ON report_decisions USING btree (owner_id, id);

CREATE INDEX report_decisions_appealed ON report_decisions USING btree (appealed_at) WHERE appealed_at IS NOT NULL AND appeal_outcome IS NULL;

CREATE INDEX report_decisions_ending ON report_decisions USING btree (ends_at) WHERE lifted_at IS NULL AND ends_at IS NOT NULL;

CREATE UNIQUE INDEX report_notes_client ON report_notes USING btree (case_id, client_id);

CREATE INDEX report_notes_author ON report_notes USING btree (author_id);

CREATE UNIQUE INDEX reports_client ON reports USING btree (reporter_id, client_id);

CREATE INDEX reports_reporter ON reports USING btree (reporter_id, id);

CREATE INDEX reports_case ON reports USING btree (case_id, id);

CREATE INDEX reports_false ON reports USING btree (reporter_id, false_at) WHERE false_at IS NOT NULL;

CREATE UNIQUE INDEX plan_codes_hash ON plan_codes USING btree (code_hash);

CREATE INDEX plan_codes_maker ON plan_codes USING btree (made_by);

CREATE INDEX plan_redemptions_code ON plan_redemptions USING btree (code_id, at, account_id);

CREATE INDEX plan_redemptions_account ON plan_redemptions USING btree (account_id);

CREATE INDEX audit_entries_actor ON audit_entries USING btree (actor_id, id);

CREATE INDEX audit_entries_subject ON audit_entries USING btree (subject_id, id);

CREATE INDEX audit_entries_act ON audit_entries USING btree (act, id);

CREATE INDEX accounts_plan_ends ON accounts USING btree (plan_ends_at, id) WHERE plan <> 'free'::text;

CREATE INDEX accounts_trial_ends ON accounts USING btree (trial_ends_at);

CREATE INDEX accounts_staff ON accounts USING btree (role) WHERE role <> 'user'::text;

CREATE INDEX accounts_suspended ON accounts USING btree (id) WHERE suspended_at IS NOT NULL;

CREATE INDEX accounts_unconfirmed ON accounts USING btree (id) WHERE email_verified_at IS NULL;

CREATE INDEX accounts_unfilled ON accounts USING btree (id) WHERE profile_filled_at IS NULL;

CREATE INDEX accounts_default_password ON accounts USING btree (id) WHERE is_default_password;

CREATE INDEX accounts_of_school_plan ON accounts USING btree (id) WHERE plan = 'school'::text;

CREATE INDEX accounts_email_prefix ON accounts USING btree (lower(email) text_pattern_ops);

CREATE INDEX homework_hand_ins_work ON homework_hand_ins USING btree (work_id);

CREATE INDEX homework_hand_ins_handed_in ON homework_hand_ins USING btree (student_id, handed_in_at, id) WHERE handed_in_at IS NOT NULL;

CREATE INDEX post_certifications_group ON post_certifications USING btree (group_id);

CREATE INDEX organizations_typed ON organizations USING btree (typed_school_name, school_type, account_id) WHERE typed_school_name IS NOT NULL;

CREATE UNIQUE INDEX school_plans_holding ON school_plans USING btree (school_id) WHERE replaced_at IS NULL;

CREATE INDEX school_plans_giver ON school_plans USING btree (granted_by);

CREATE INDEX chatroom_emotions_account ON chatroom_emotions USING btree (account_id);

CREATE INDEX chatroom_members_joined ON chatroom_members USING btree (account_id, room_id);

CREATE UNIQUE INDEX chatroom_messages_client ON chatroom_messages USING btree (author_id, room_id, client_id);

CREATE INDEX chatroom_messages_changed ON chatroom_messages USING btree (room_id, change);

CREATE INDEX chatroom_messages_author ON chatroom_messages USING btree (author_id, id);

CREATE INDEX chatroom_messages_mentions ON chatroom_messages USING gin (mention_ids);

CREATE INDEX chatroom_messages_pinned ON chatroom_messages USING btree (room_id, number) WHERE is_pinned;

CREATE UNIQUE INDEX chatrooms_client ON chatrooms USING btree (made_by, client_id);

CREATE UNIQUE INDEX chatrooms_pair ON chatrooms USING btree (pair);

CREATE UNIQUE INDEX chatrooms_group ON chatrooms USING btree (group_id);

CREATE INDEX chatrooms_picture ON chatrooms USING btree (picture_file_id);

CREATE INDEX chatrooms_asked ON chatrooms USING btree (asked_by);

CREATE INDEX chatrooms_closed ON chatrooms USING btree (closed_at) WHERE closed_at IS NOT NULL;

CREATE INDEX push_devices_account ON push_devices USING btree (account_id);

CREATE INDEX push_devices_session ON push_devices USING btree (session_id);

CREATE INDEX accounts_vouched ON accounts USING btree (vouched_school_id) WHERE vouched_school_id IS NOT NULL;

CREATE INDEX school_permissions_school ON school_permissions USING btree (school_id);

CREATE INDEX report_cases_queue ON report_cases USING btree (state, (NOT is_urgent), opened_at, id);

CREATE UNIQUE INDEX school_imports_client ON school_imports USING btree (client_id);

CREATE INDEX school_imports_importer ON school_imports USING btree (importer_id);

CREATE INDEX chatroom_keeping_answers_account ON chatroom_keeping_answers USING btree (account_id);

CREATE UNIQUE INDEX chatroom_keepings_client ON chatroom_keepings USING btree (asked_by, client_id);

CREATE INDEX chatroom_keepings_room ON chatroom_keepings USING btree (room_id);

CREATE INDEX chatroom_words_tokens ON chatroom_words USING gin (tokens);

CREATE INDEX chatroom_messages_forwarded ON chatroom_messages USING btree (forwarded_id) WHERE forwarded_id IS NOT NULL;

CREATE INDEX chatroom_messages_shown ON chatroom_messages USING btree (room_id, number) WHERE file_ids <> '{}'::uuid[];

CREATE INDEX posts_liked ON posts USING btree (like_count, id);

CREATE INDEX homework_hand_ins_team ON homework_hand_ins USING btree (team_id) WHERE team_id IS NOT NULL;

CREATE INDEX backups_started ON backups USING btree (started_at);

CREATE INDEX person_remarks_person ON person_remarks USING btree (person_id);

CREATE UNIQUE INDEX plan_orders_number ON plan_orders USING btree (number);

CREATE UNIQUE INDEX plan_orders_client ON plan_orders USING btree (account_id, client_id);

CREATE INDEX plan_orders_account ON plan_orders USING btree (account_id, id);

CREATE INDEX plan_orders_state ON plan_orders USING btree (state, id);

CREATE INDEX plan_orders_decider ON plan_orders USING btree (decided_by) WHERE decided_by IS NOT NULL;

CREATE UNIQUE INDEX group_members_number ON group_members USING btree (group_id, number_order) WHERE member_number <> ''::text;

CREATE INDEX group_members_numbered ON group_members USING btree (group_id, level, number_order, since, account_id);

CREATE INDEX exhibited_posts_eportfolio ON exhibited_posts USING btree (eportfolio_id);

CREATE UNIQUE INDEX placements_open ON placements USING btree (account_id) WHERE until_day IS NULL;

CREATE INDEX placements_school ON placements USING btree (school_id, school_year);

CREATE INDEX events_actor ON events USING btree (actor_id, id);

CREATE INDEX events_own ON events USING btree (COALESCE(data ->> 'ownerId'::text, subject_id::text), id) WHERE actor_id IS NULL;

CREATE INDEX events_at ON events USING btree (at);

CREATE INDEX events_pending ON events USING btree (subject_id, seq) WHERE pending <> '{}'::text[];

alter table comment_words alter column tokens set statistics 300;

alter index post_words_found alter column 1 set statistics 300;

alter table mail_tokens add constraint mail_tokens_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table sessions add constraint sessions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table files add constraint files_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table blocks add constraint blocks_blocker_id_accounts_id_fk FOREIGN KEY (blocker_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table blocks add constraint blocks_blocked_id_accounts_id_fk FOREIGN KEY (blocked_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table follows add constraint follows_follower_id_accounts_id_fk FOREIGN KEY (follower_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table follows add constraint follows_followed_id_accounts_id_fk FOREIGN KEY (followed_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table friendships add constraint friendships_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table friendships add constraint friendships_friend_id_accounts_id_fk FOREIGN KEY (friend_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table post_files add constraint post_files_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table post_files add constraint post_files_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id);

alter table post_likes add constraint post_likes_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table post_likes add constraint post_likes_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table posts add constraint posts_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table organizations add constraint organizations_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table organizations add constraint organizations_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);

alter table preferences add constraint preferences_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table profiles add constraint profiles_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table people_search add constraint people_search_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table post_archives add constraint post_archives_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table post_collections add constraint post_collections_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table post_collections add constraint post_collections_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table showcase_posts add constraint showcase_posts_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table showcase_posts add constraint showcase_posts_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table showcases add constraint showcases_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table own_tags add constraint own_tags_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table post_words add constraint post_words_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table post_likes add constraint post_likes_post_owner_id_accounts_id_fk FOREIGN KEY (post_owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table guides add constraint guides_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table shared_edits add constraint shared_edits_shared_id_shared_records_id_fk FOREIGN KEY (shared_id) REFERENCES shared_records(id) ON DELETE CASCADE;

alter table shared_edits add constraint shared_edits_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table shared_files add constraint shared_files_shared_id_shared_records_id_fk FOREIGN KEY (shared_id) REFERENCES shared_records(id) ON DELETE CASCADE;

alter table shared_files add constraint shared_files_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;

alter table shared_people add constraint shared_people_shared_id_shared_records_id_fk FOREIGN KEY (shared_id) REFERENCES shared_records(id) ON DELETE CASCADE;

alter table shared_people add constraint shared_people_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table shared_records add constraint shared_records_edited_by_id_accounts_id_fk FOREIGN KEY (edited_by_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table uploads add constraint uploads_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table uploads add constraint uploads_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;

alter table drafts add constraint drafts_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table post_versions add constraint post_versions_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table custom_slots add constraint custom_slots_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table custom_slots add constraint custom_slots_picture_id_files_id_fk FOREIGN KEY (picture_id) REFERENCES files(id) ON DELETE SET NULL;

alter table eportfolio_forms add constraint eportfolio_forms_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id);

alter table eportfolio_likes add constraint eportfolio_likes_eportfolio_id_eportfolios_id_fk FOREIGN KEY (eportfolio_id) REFERENCES eportfolios(id) ON DELETE CASCADE;

alter table eportfolio_likes add constraint eportfolio_likes_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table eportfolio_views add constraint eportfolio_views_eportfolio_id_eportfolios_id_fk FOREIGN KEY (eportfolio_id) REFERENCES eportfolios(id) ON DELETE CASCADE;

alter table eportfolio_views add constraint eportfolio_views_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table eportfolio_words add constraint eportfolio_words_eportfolio_id_eportfolios_id_fk FOREIGN KEY (eportfolio_id) REFERENCES eportfolios(id) ON DELETE CASCADE;

alter table eportfolios add constraint eportfolios_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table eportfolios add constraint eportfolios_draft_id_export_drafts_id_fk FOREIGN KEY (draft_id) REFERENCES export_drafts(id) ON DELETE SET NULL;

alter table export_drafts add constraint export_drafts_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table summary_suggestions add constraint summary_suggestions_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table summary_suggestions add constraint summary_suggestions_eportfolio_id_eportfolios_id_fk FOREIGN KEY (eportfolio_id) REFERENCES eportfolios(id) ON DELETE SET NULL;

alter table comment_likes add constraint comment_likes_comment_id_comments_id_fk FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE;

alter table comment_likes add constraint comment_likes_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table comments add constraint comments_parent_id_comments_id_fk FOREIGN KEY (parent_id) REFERENCES comments(id) ON DELETE CASCADE;

alter table comments add constraint comments_author_id_accounts_id_fk FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table friend_requests add constraint friend_requests_asker_id_accounts_id_fk FOREIGN KEY (asker_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table friend_requests add constraint friend_requests_asked_id_accounts_id_fk FOREIGN KEY (asked_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table identities add constraint identities_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table provider_attempts add constraint provider_attempts_link_to_accounts_id_fk FOREIGN KEY (link_to) REFERENCES accounts(id) ON DELETE CASCADE;

alter table provider_attempts add constraint provider_attempts_conflict_with_accounts_id_fk FOREIGN KEY (conflict_with) REFERENCES accounts(id) ON DELETE CASCADE;

alter table eportfolio_versions add constraint eportfolio_versions_eportfolio_id_eportfolios_id_fk FOREIGN KEY (eportfolio_id) REFERENCES eportfolios(id) ON DELETE CASCADE;

alter table eportfolio_forms add constraint eportfolio_forms_version_fk FOREIGN KEY (eportfolio_id, version) REFERENCES eportfolio_versions(eportfolio_id, number) ON DELETE CASCADE;

alter table invitation_arrivals add constraint invitation_arrivals_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table invitation_arrivals add constraint invitation_arrivals_inviter_id_accounts_id_fk FOREIGN KEY (inviter_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table invitation_links add constraint invitation_links_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table account_archives add constraint account_archives_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table erasures add constraint erasures_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table passkey_challenges add constraint passkey_challenges_add_to_accounts_id_fk FOREIGN KEY (add_to) REFERENCES accounts(id) ON DELETE CASCADE;

alter table passkeys add constraint passkeys_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table imported_accounts add constraint imported_accounts_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table imported_accounts add constraint imported_accounts_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE;

alter table school_permissions add constraint school_permissions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table school_codes add constraint school_codes_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE;

alter table school_codes add constraint school_codes_made_by_accounts_id_fk FOREIGN KEY (made_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table teacher_verifications add constraint teacher_verifications_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table teacher_verifications add constraint teacher_verifications_code_id_school_codes_id_fk FOREIGN KEY (code_id) REFERENCES school_codes(id) ON DELETE SET NULL;

alter table broadcast_readers add constraint broadcast_readers_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table broadcasts add constraint broadcasts_author_id_accounts_id_fk FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table broadcasts add constraint broadcasts_sender_school_id_schools_id_fk FOREIGN KEY (sender_school_id) REFERENCES schools(id);

alter table broadcasts add constraint broadcasts_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);

alter table notice_parts add constraint notice_parts_notice_id_notices_id_fk FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE;

alter table notice_parts add constraint notice_parts_actor_id_accounts_id_fk FOREIGN KEY (actor_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table notice_readers add constraint notice_readers_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table notice_settings add constraint notice_settings_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table notices add constraint notices_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table search_history add constraint search_history_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table relation_counts add constraint relation_counts_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table file_texts add constraint file_texts_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;

alter table comment_words add constraint comment_words_comment_id_comments_id_fk FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE;

alter table group_search add constraint group_search_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE;

alter table group_bans add constraint group_bans_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE;

alter table group_bans add constraint group_bans_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table group_links add constraint group_links_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE;

alter table group_links add constraint group_links_made_by_accounts_id_fk FOREIGN KEY (made_by) REFERENCES accounts(id) ON DELETE CASCADE;

alter table group_members add constraint group_members_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE;

alter table group_members add constraint group_members_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table group_requests add constraint group_requests_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE;

alter table group_requests add constraint group_requests_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table groups add constraint groups_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table groups add constraint groups_made_by_accounts_id_fk FOREIGN KEY (made_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table groups add constraint groups_cover_file_id_files_id_fk FOREIGN KEY (cover_file_id) REFERENCES files(id) ON DELETE SET NULL;

alter table groups add constraint groups_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);

alter table post_groups add constraint post_groups_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE;

alter table post_groups add constraint post_groups_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table homework_archives add constraint homework_archives_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_archives add constraint homework_archives_question_id_homework_questions_id_fk FOREIGN KEY (question_id) REFERENCES homework_questions(id) ON DELETE CASCADE;

alter table homework_version_files add constraint homework_version_files_version_id_homework_versions_id_fk FOREIGN KEY (version_id) REFERENCES homework_versions(id) ON DELETE CASCADE;

alter table homework_version_files add constraint homework_version_files_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id);

alter table homework_versions add constraint homework_versions_hand_in_id_homework_hand_ins_id_fk FOREIGN KEY (hand_in_id) REFERENCES homework_hand_ins(id) ON DELETE CASCADE;

alter table homework_hand_ins add constraint homework_hand_ins_question_id_homework_questions_id_fk FOREIGN KEY (question_id) REFERENCES homework_questions(id);

alter table homework_hand_ins add constraint homework_hand_ins_student_id_accounts_id_fk FOREIGN KEY (student_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_assignees add constraint homework_assignees_question_id_homework_questions_id_fk FOREIGN KEY (question_id) REFERENCES homework_questions(id) ON DELETE CASCADE;

alter table homework_assignees add constraint homework_assignees_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_questions add constraint homework_questions_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE SET NULL;

alter table homework_questions add constraint homework_questions_writer_id_accounts_id_fk FOREIGN KEY (writer_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_revisers add constraint homework_revisers_question_id_homework_questions_id_fk FOREIGN KEY (question_id) REFERENCES homework_questions(id) ON DELETE CASCADE;

alter table homework_revisers add constraint homework_revisers_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_remarks add constraint homework_remarks_hand_in_id_homework_hand_ins_id_fk FOREIGN KEY (hand_in_id) REFERENCES homework_hand_ins(id) ON DELETE CASCADE;

alter table homework_remarks add constraint homework_remarks_corrector_id_accounts_id_fk FOREIGN KEY (corrector_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table bulletin_readings add constraint bulletin_readings_bulletin_id_bulletins_id_fk FOREIGN KEY (bulletin_id) REFERENCES bulletins(id) ON DELETE CASCADE;

alter table bulletin_readings add constraint bulletin_readings_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table bulletins add constraint bulletins_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE;

alter table bulletins add constraint bulletins_writer_id_accounts_id_fk FOREIGN KEY (writer_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_calendars add constraint homework_calendars_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_phrases add constraint homework_phrases_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table post_certifications add constraint post_certifications_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table post_certifications add constraint post_certifications_certifier_id_accounts_id_fk FOREIGN KEY (certifier_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table groups add constraint groups_continues_id_groups_id_fk FOREIGN KEY (continues_id) REFERENCES groups(id) ON DELETE SET NULL;

alter table plan_grants add constraint plan_grants_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table plan_grants add constraint plan_grants_granted_by_accounts_id_fk FOREIGN KEY (granted_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table plan_reminders add constraint plan_reminders_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table account_imports add constraint account_imports_importer_id_accounts_id_fk FOREIGN KEY (importer_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table homework_version_students add constraint homework_version_students_version_id_homework_versions_id_fk FOREIGN KEY (version_id) REFERENCES homework_versions(id) ON DELETE CASCADE;

alter table homework_version_students add constraint homework_version_students_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_templates add constraint homework_templates_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_team_invitations add constraint homework_team_invitations_team_id_homework_hand_ins_id_fk FOREIGN KEY (team_id) REFERENCES homework_hand_ins(id) ON DELETE CASCADE;

alter table homework_team_invitations add constraint homework_team_invitations_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_team_invitations add constraint homework_team_invitations_inviter_id_accounts_id_fk FOREIGN KEY (inviter_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table news_articles add constraint news_articles_author_id_accounts_id_fk FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table banners add constraint banners_author_id_accounts_id_fk FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table banners add constraint banners_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id);

alter table decorations add constraint decorations_author_id_accounts_id_fk FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table problem_answers add constraint problem_answers_problem_id_problems_id_fk FOREIGN KEY (problem_id) REFERENCES problems(id) ON DELETE CASCADE;

alter table problem_answers add constraint problem_answers_author_id_accounts_id_fk FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table problems add constraint problems_reporter_id_accounts_id_fk FOREIGN KEY (reporter_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table report_cases add constraint report_cases_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table report_cases add constraint report_cases_assignee_id_accounts_id_fk FOREIGN KEY (assignee_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table report_decisions add constraint report_decisions_case_id_report_cases_id_fk FOREIGN KEY (case_id) REFERENCES report_cases(id) ON DELETE CASCADE;

alter table report_decisions add constraint report_decisions_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table report_decisions add constraint report_decisions_decider_id_accounts_id_fk FOREIGN KEY (decider_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table report_decisions add constraint report_decisions_lifter_id_accounts_id_fk FOREIGN KEY (lifter_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table report_decisions add constraint report_decisions_answerer_id_accounts_id_fk FOREIGN KEY (answerer_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table report_notes add constraint report_notes_case_id_report_cases_id_fk FOREIGN KEY (case_id) REFERENCES report_cases(id) ON DELETE CASCADE;

alter table report_notes add constraint report_notes_author_id_accounts_id_fk FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table reports add constraint reports_case_id_report_cases_id_fk FOREIGN KEY (case_id) REFERENCES report_cases(id) ON DELETE CASCADE;

alter table reports add constraint reports_reporter_id_accounts_id_fk FOREIGN KEY (reporter_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table plan_codes add constraint plan_codes_made_by_accounts_id_fk FOREIGN KEY (made_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table plan_redemptions add constraint plan_redemptions_code_id_plan_codes_id_fk FOREIGN KEY (code_id) REFERENCES plan_codes(id) ON DELETE CASCADE;

alter table plan_redemptions add constraint plan_redemptions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table homework_hand_ins add constraint homework_hand_ins_team_id_homework_hand_ins_id_fk FOREIGN KEY (team_id) REFERENCES homework_hand_ins(id) ON DELETE SET NULL;

alter table post_certifications add constraint post_certifications_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE SET NULL;

alter table school_plans add constraint school_plans_granted_by_accounts_id_fk FOREIGN KEY (granted_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table chatroom_emotions add constraint chatroom_emotions_room_id_chatrooms_id_fk FOREIGN KEY (room_id) REFERENCES chatrooms(id) ON DELETE CASCADE;

alter table chatroom_emotions add constraint chatroom_emotions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table chatroom_members add constraint chatroom_members_room_id_chatrooms_id_fk FOREIGN KEY (room_id) REFERENCES chatrooms(id) ON DELETE CASCADE;

alter table chatroom_members add constraint chatroom_members_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table chatroom_messages add constraint chatroom_messages_room_id_chatrooms_id_fk FOREIGN KEY (room_id) REFERENCES chatrooms(id) ON DELETE CASCADE;

alter table chatroom_messages add constraint chatroom_messages_author_id_accounts_id_fk FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table chatrooms add constraint chatrooms_made_by_accounts_id_fk FOREIGN KEY (made_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table chatrooms add constraint chatrooms_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE;

alter table chatrooms add constraint chatrooms_picture_file_id_files_id_fk FOREIGN KEY (picture_file_id) REFERENCES files(id) ON DELETE SET NULL;

alter table chatrooms add constraint chatrooms_asked_by_accounts_id_fk FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table push_devices add constraint push_devices_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table push_devices add constraint push_devices_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;

alter table school_imports add constraint school_imports_importer_id_accounts_id_fk FOREIGN KEY (importer_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table chatroom_keeping_answers add constraint chatroom_keeping_answers_keeping_id_chatroom_keepings_id_fk FOREIGN KEY (keeping_id) REFERENCES chatroom_keepings(id) ON DELETE CASCADE;

alter table chatroom_keeping_answers add constraint chatroom_keeping_answers_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table chatroom_keepings add constraint chatroom_keepings_room_id_chatrooms_id_fk FOREIGN KEY (room_id) REFERENCES chatrooms(id) ON DELETE CASCADE;

alter table chatroom_keepings add constraint chatroom_keepings_asked_by_accounts_id_fk FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE CASCADE;

alter table chatroom_schools add constraint chatroom_schools_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE;

alter table chatroom_schools add constraint chatroom_schools_changed_by_accounts_id_fk FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table chatroom_words add constraint chatroom_words_room_id_chatrooms_id_fk FOREIGN KEY (room_id) REFERENCES chatrooms(id) ON DELETE CASCADE;

alter table person_remarks add constraint person_remarks_owner_id_accounts_id_fk FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table person_remarks add constraint person_remarks_person_id_accounts_id_fk FOREIGN KEY (person_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table plan_orders add constraint plan_orders_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table plan_orders add constraint plan_orders_decided_by_accounts_id_fk FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table exhibited_posts add constraint exhibited_posts_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table exhibited_posts add constraint exhibited_posts_eportfolio_id_eportfolios_id_fk FOREIGN KEY (eportfolio_id) REFERENCES eportfolios(id) ON DELETE CASCADE;

alter table placements add constraint placements_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table placements add constraint placements_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);

alter table file_holds add constraint file_holds_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;

CREATE OR REPLACE FUNCTION count_chatroom_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	UPDATE chatrooms r SET member_count = r.member_count + CASE TG_OP WHEN 'INSERT' THEN changed.n ELSE -changed.n END
	FROM (SELECT room_id, count(*)::int AS n FROM changed_members GROUP BY room_id) changed
	WHERE r.id = changed.room_id;
	RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION follow_group_in_chatroom()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO chatroom_members (room_id, account_id, is_administrator, read_number, since)
		SELECT r.id, NEW.account_id, NEW.level < 2, r.last_number, NEW.since FROM chatrooms r WHERE r.group_id = NEW.group_id
		ON CONFLICT DO NOTHING;
	ELSIF TG_OP = 'UPDATE' THEN
		UPDATE chatroom_members m SET is_administrator = NEW.level < 2
		FROM chatrooms r WHERE r.group_id = NEW.group_id AND m.room_id = r.id AND m.account_id = NEW.account_id;
	ELSE
		DELETE FROM chatroom_members m USING chatrooms r
		WHERE r.group_id = OLD.group_id AND m.room_id = r.id AND m.account_id = OLD.account_id;
	END IF;
	RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION hold_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	former_id uuid; former_number integer; former_files uuid[] := '{}';
	new_id uuid; new_number integer; new_files uuid[] := '{}';
	is_same boolean;
BEGIN
	IF TG_OP <> 'INSERT' THEN EXECUTE TG_ARGV[1] INTO former_id, former_number, former_files USING OLD; END IF;
	IF TG_OP <> 'DELETE' THEN EXECUTE TG_ARGV[1] INTO new_id, new_number, new_files USING NEW; END IF;
	is_same := (former_id, former_number) IS NOT DISTINCT FROM (new_id, new_number);
	IF former_files <> '{}' THEN
		DELETE FROM "file_holds" WHERE "file_id" = ANY (former_files) AND "place" = TG_ARGV[0]
			AND "holder_id" = former_id AND "number" = former_number AND NOT (is_same AND "file_id" = ANY (new_files));
	END IF;
	IF new_files <> '{}' THEN
		-- Who removes one at this moment is waited for; what is gone is held by nothing.
		INSERT INTO "file_holds" ("file_id", "place", "holder_id", "number")
		SELECT "id", TG_ARGV[0], new_id, new_number FROM "files"
		WHERE "id" = ANY (new_files) AND NOT (is_same AND "id" = ANY (former_files)) ORDER BY "id" FOR KEY SHARE
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE OR REPLACE FUNCTION remove_comments_of()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	DELETE FROM "comments" WHERE "target_type" = TG_ARGV[0] AND "target_id" = OLD."id" AND "parent_id" IS NULL;
	RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION renew_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
	changed uuid[];
BEGIN
	IF TG_TABLE_NAME = 'files' THEN
		changed := ARRAY(SELECT post_id FROM post_files WHERE file_id = NEW.id);
	ELSIF TG_OP = 'DELETE' THEN
		changed := ARRAY[OLD.post_id];
	ELSE
		changed := ARRAY[NEW.post_id];
	END IF;
	-- A row that this transaction has written is new already.
	UPDATE posts SET is_pinned = is_pinned WHERE id = ANY(changed) AND xmin <> pg_current_xact_id()::xid;
	RETURN NULL;
END;
$function$;

CREATE TRIGGER hold_avatar_on_delete AFTER DELETE ON accounts FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[old.avatar_file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('avatar', 'select ($1).id, 0, array_remove(array[($1).avatar_file_id], null)');

CREATE TRIGGER hold_avatar_on_insert AFTER INSERT ON accounts FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[new.avatar_file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('avatar', 'select ($1).id, 0, array_remove(array[($1).avatar_file_id], null)');

CREATE TRIGGER hold_avatar_on_update AFTER UPDATE ON accounts FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR array_remove(ARRAY[old.avatar_file_id], NULL::uuid) IS DISTINCT FROM array_remove(ARRAY[new.avatar_file_id], NULL::uuid)) EXECUTE FUNCTION hold_files('avatar', 'select ($1).id, 0, array_remove(array[($1).avatar_file_id], null)');

CREATE TRIGGER audit_entries_stay BEFORE DELETE OR UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_entries_stay_all BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER hold_banner_on_delete AFTER DELETE ON banners FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[old.file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('banner', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');

CREATE TRIGGER hold_banner_on_insert AFTER INSERT ON banners FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[new.file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('banner', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');

CREATE TRIGGER hold_banner_on_update AFTER UPDATE ON banners FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR array_remove(ARRAY[old.file_id], NULL::uuid) IS DISTINCT FROM array_remove(ARRAY[new.file_id], NULL::uuid)) EXECUTE FUNCTION hold_files('banner', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');

CREATE TRIGGER hold_broadcast_on_delete AFTER DELETE ON broadcasts FOR EACH ROW WHEN (cardinality(
        CASE
            WHEN old.withdrawn_at IS NULL THEN old.file_ids
            ELSE '{}'::uuid[]
        END) > 0) EXECUTE FUNCTION hold_files('broadcast', 'select ($1).id, 0, case when ($1).withdrawn_at is null then ($1).file_ids else ''{}'' end');

CREATE TRIGGER hold_broadcast_on_insert AFTER INSERT ON broadcasts FOR EACH ROW WHEN (cardinality(
        CASE
            WHEN new.withdrawn_at IS NULL THEN new.file_ids
            ELSE '{}'::uuid[]
        END) > 0) EXECUTE FUNCTION hold_files('broadcast', 'select ($1).id, 0, case when ($1).withdrawn_at is null then ($1).file_ids else ''{}'' end');

CREATE TRIGGER hold_broadcast_on_update AFTER UPDATE ON broadcasts FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR
        CASE
            WHEN old.withdrawn_at IS NULL THEN old.file_ids
            ELSE '{}'::uuid[]
        END IS DISTINCT FROM
        CASE
            WHEN new.withdrawn_at IS NULL THEN new.file_ids
            ELSE '{}'::uuid[]
        END) EXECUTE FUNCTION hold_files('broadcast', 'select ($1).id, 0, case when ($1).withdrawn_at is null then ($1).file_ids else ''{}'' end');

CREATE TRIGGER bulletins_comments AFTER DELETE ON bulletins FOR EACH ROW EXECUTE FUNCTION remove_comments_of('bulletin');

CREATE TRIGGER hold_bulletin_on_delete AFTER DELETE ON bulletins FOR EACH ROW WHEN (cardinality(old.file_ids) > 0) EXECUTE FUNCTION hold_files('bulletin', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER hold_bulletin_on_insert AFTER INSERT ON bulletins FOR EACH ROW WHEN (cardinality(new.file_ids) > 0) EXECUTE FUNCTION hold_files('bulletin', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER hold_bulletin_on_update AFTER UPDATE ON bulletins FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR old.file_ids IS DISTINCT FROM new.file_ids) EXECUTE FUNCTION hold_files('bulletin', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER chatroom_members_come AFTER INSERT ON chatroom_members REFERENCING NEW TABLE AS changed_members FOR EACH STATEMENT EXECUTE FUNCTION count_chatroom_members();

CREATE TRIGGER chatroom_members_go AFTER DELETE ON chatroom_members REFERENCING OLD TABLE AS changed_members FOR EACH STATEMENT EXECUTE FUNCTION count_chatroom_members();

CREATE TRIGGER hold_chatroom_on_delete AFTER DELETE ON chatroom_messages FOR EACH ROW WHEN (cardinality(old.file_ids) > 0) EXECUTE FUNCTION hold_files('chatroom', 'select ($1).room_id, ($1).number, ($1).file_ids');

CREATE TRIGGER hold_chatroom_on_insert AFTER INSERT ON chatroom_messages FOR EACH ROW WHEN (cardinality(new.file_ids) > 0) EXECUTE FUNCTION hold_files('chatroom', 'select ($1).room_id, ($1).number, ($1).file_ids');

CREATE TRIGGER hold_chatroom_on_update AFTER UPDATE ON chatroom_messages FOR EACH ROW WHEN (old.room_id IS DISTINCT FROM new.room_id OR old.number IS DISTINCT FROM new.number OR old.file_ids IS DISTINCT FROM new.file_ids) EXECUTE FUNCTION hold_files('chatroom', 'select ($1).room_id, ($1).number, ($1).file_ids');

CREATE TRIGGER "hold_chatroomPicture_on_delete" AFTER DELETE ON chatrooms FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[old.picture_file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('chatroomPicture', 'select ($1).id, 0, array_remove(array[($1).picture_file_id], null)');

CREATE TRIGGER "hold_chatroomPicture_on_insert" AFTER INSERT ON chatrooms FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[new.picture_file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('chatroomPicture', 'select ($1).id, 0, array_remove(array[($1).picture_file_id], null)');

CREATE TRIGGER "hold_chatroomPicture_on_update" AFTER UPDATE ON chatrooms FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR array_remove(ARRAY[old.picture_file_id], NULL::uuid) IS DISTINCT FROM array_remove(ARRAY[new.picture_file_id], NULL::uuid)) EXECUTE FUNCTION hold_files('chatroomPicture', 'select ($1).id, 0, array_remove(array[($1).picture_file_id], null)');

CREATE TRIGGER hold_slot_on_delete AFTER DELETE ON custom_slots FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[old.picture_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('slot', 'select ($1).owner_id, ($1).slot, array_remove(array[($1).picture_id], null)');

CREATE TRIGGER hold_slot_on_insert AFTER INSERT ON custom_slots FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[new.picture_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('slot', 'select ($1).owner_id, ($1).slot, array_remove(array[($1).picture_id], null)');

CREATE TRIGGER hold_slot_on_update AFTER UPDATE ON custom_slots FOR EACH ROW WHEN (old.owner_id IS DISTINCT FROM new.owner_id OR old.slot IS DISTINCT FROM new.slot OR array_remove(ARRAY[old.picture_id], NULL::uuid) IS DISTINCT FROM array_remove(ARRAY[new.picture_id], NULL::uuid)) EXECUTE FUNCTION hold_files('slot', 'select ($1).owner_id, ($1).slot, array_remove(array[($1).picture_id], null)');

CREATE TRIGGER "hold_bulletinDraft_on_delete" AFTER DELETE ON drafts FOR EACH ROW WHEN (cardinality(
        CASE
            WHEN old.is_bulletin THEN old.file_ids
            ELSE '{}'::uuid[]
        END) > 0) EXECUTE FUNCTION hold_files('bulletinDraft', 'select ($1).id, 0, case when ($1).is_bulletin then ($1).file_ids else ''{}'' end');

CREATE TRIGGER "hold_bulletinDraft_on_insert" AFTER INSERT ON drafts FOR EACH ROW WHEN (cardinality(
        CASE
            WHEN new.is_bulletin THEN new.file_ids
            ELSE '{}'::uuid[]
        END) > 0) EXECUTE FUNCTION hold_files('bulletinDraft', 'select ($1).id, 0, case when ($1).is_bulletin then ($1).file_ids else ''{}'' end');

CREATE TRIGGER "hold_bulletinDraft_on_update" AFTER UPDATE ON drafts FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR
        CASE
            WHEN old.is_bulletin THEN old.file_ids
            ELSE '{}'::uuid[]
        END IS DISTINCT FROM
        CASE
            WHEN new.is_bulletin THEN new.file_ids
            ELSE '{}'::uuid[]
        END) EXECUTE FUNCTION hold_files('bulletinDraft', 'select ($1).id, 0, case when ($1).is_bulletin then ($1).file_ids else ''{}'' end');

CREATE TRIGGER hold_draft_on_delete AFTER DELETE ON drafts FOR EACH ROW WHEN (cardinality(
        CASE
            WHEN old.is_bulletin THEN '{}'::uuid[]
            ELSE old.file_ids
        END) > 0) EXECUTE FUNCTION hold_files('draft', 'select ($1).id, 0, case when ($1).is_bulletin then ''{}'' else ($1).file_ids end');

CREATE TRIGGER hold_draft_on_insert AFTER INSERT ON drafts FOR EACH ROW WHEN (cardinality(
        CASE
            WHEN new.is_bulletin THEN '{}'::uuid[]
            ELSE new.file_ids
        END) > 0) EXECUTE FUNCTION hold_files('draft', 'select ($1).id, 0, case when ($1).is_bulletin then ''{}'' else ($1).file_ids end');

CREATE TRIGGER hold_draft_on_update AFTER UPDATE ON drafts FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR
        CASE
            WHEN old.is_bulletin THEN '{}'::uuid[]
            ELSE old.file_ids
        END IS DISTINCT FROM
        CASE
            WHEN new.is_bulletin THEN '{}'::uuid[]
            ELSE new.file_ids
        END) EXECUTE FUNCTION hold_files('draft', 'select ($1).id, 0, case when ($1).is_bulletin then ''{}'' else ($1).file_ids end');

CREATE TRIGGER "hold_ePortfolio_on_delete" AFTER DELETE ON eportfolio_forms FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[old.file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('ePortfolio', 'select ($1).eportfolio_id, ($1).version, array_remove(array[($1).file_id], null)');

CREATE TRIGGER "hold_ePortfolio_on_insert" AFTER INSERT ON eportfolio_forms FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[new.file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('ePortfolio', 'select ($1).eportfolio_id, ($1).version, array_remove(array[($1).file_id], null)');

CREATE TRIGGER "hold_ePortfolio_on_update" AFTER UPDATE ON eportfolio_forms FOR EACH ROW WHEN (old.eportfolio_id IS DISTINCT FROM new.eportfolio_id OR old.version IS DISTINCT FROM new.version OR array_remove(ARRAY[old.file_id], NULL::uuid) IS DISTINCT FROM array_remove(ARRAY[new.file_id], NULL::uuid)) EXECUTE FUNCTION hold_files('ePortfolio', 'select ($1).eportfolio_id, ($1).version, array_remove(array[($1).file_id], null)');

CREATE TRIGGER "hold_ePortfolioVersion_on_delete" AFTER DELETE ON eportfolio_versions FOR EACH ROW WHEN (cardinality(old.file_ids) > 0) EXECUTE FUNCTION hold_files('ePortfolioVersion', 'select ($1).eportfolio_id, ($1).number, ($1).file_ids');

CREATE TRIGGER "hold_ePortfolioVersion_on_insert" AFTER INSERT ON eportfolio_versions FOR EACH ROW WHEN (cardinality(new.file_ids) > 0) EXECUTE FUNCTION hold_files('ePortfolioVersion', 'select ($1).eportfolio_id, ($1).number, ($1).file_ids');

CREATE TRIGGER "hold_ePortfolioVersion_on_update" AFTER UPDATE ON eportfolio_versions FOR EACH ROW WHEN (old.eportfolio_id IS DISTINCT FROM new.eportfolio_id OR old.number IS DISTINCT FROM new.number OR old.file_ids IS DISTINCT FROM new.file_ids) EXECUTE FUNCTION hold_files('ePortfolioVersion', 'select ($1).eportfolio_id, ($1).number, ($1).file_ids');

CREATE TRIGGER eportfolios_comments AFTER DELETE ON eportfolios FOR EACH ROW EXECUTE FUNCTION remove_comments_of('ePortfolio');

CREATE TRIGGER "hold_exportDraft_on_delete" AFTER DELETE ON export_drafts FOR EACH ROW WHEN (cardinality(old.file_ids) > 0) EXECUTE FUNCTION hold_files('exportDraft', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER "hold_exportDraft_on_insert" AFTER INSERT ON export_drafts FOR EACH ROW WHEN (cardinality(new.file_ids) > 0) EXECUTE FUNCTION hold_files('exportDraft', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER "hold_exportDraft_on_update" AFTER UPDATE ON export_drafts FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR old.file_ids IS DISTINCT FROM new.file_ids) EXECUTE FUNCTION hold_files('exportDraft', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER files_renew_post AFTER UPDATE ON files FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION renew_post();

CREATE TRIGGER group_members_in_chatroom AFTER INSERT OR DELETE OR UPDATE ON group_members FOR EACH ROW EXECUTE FUNCTION follow_group_in_chatroom();

CREATE TRIGGER "hold_groupCover_on_delete" AFTER DELETE ON groups FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[old.cover_file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('groupCover', 'select ($1).id, 0, array_remove(array[($1).cover_file_id], null)');

CREATE TRIGGER "hold_groupCover_on_insert" AFTER INSERT ON groups FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[new.cover_file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('groupCover', 'select ($1).id, 0, array_remove(array[($1).cover_file_id], null)');

CREATE TRIGGER "hold_groupCover_on_update" AFTER UPDATE ON groups FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR array_remove(ARRAY[old.cover_file_id], NULL::uuid) IS DISTINCT FROM array_remove(ARRAY[new.cover_file_id], NULL::uuid)) EXECUTE FUNCTION hold_files('groupCover', 'select ($1).id, 0, array_remove(array[($1).cover_file_id], null)');

CREATE TRIGGER "hold_handInDraft_on_delete" AFTER DELETE ON homework_hand_ins FOR EACH ROW WHEN (cardinality(old.file_ids) > 0) EXECUTE FUNCTION hold_files('handInDraft', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER "hold_handInDraft_on_insert" AFTER INSERT ON homework_hand_ins FOR EACH ROW WHEN (cardinality(new.file_ids) > 0) EXECUTE FUNCTION hold_files('handInDraft', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER "hold_handInDraft_on_update" AFTER UPDATE ON homework_hand_ins FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR old.file_ids IS DISTINCT FROM new.file_ids) EXECUTE FUNCTION hold_files('handInDraft', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER "hold_homeworkQuestion_on_delete" AFTER DELETE ON homework_questions FOR EACH ROW WHEN (cardinality(
        CASE
            WHEN old.state = 'deleted'::text THEN '{}'::uuid[]
            ELSE old.file_ids
        END) > 0) EXECUTE FUNCTION hold_files('homeworkQuestion', 'select ($1).id, 0, case when ($1).state = ''deleted'' then ''{}'' else ($1).file_ids end');

CREATE TRIGGER "hold_homeworkQuestion_on_insert" AFTER INSERT ON homework_questions FOR EACH ROW WHEN (cardinality(
        CASE
            WHEN new.state = 'deleted'::text THEN '{}'::uuid[]
            ELSE new.file_ids
        END) > 0) EXECUTE FUNCTION hold_files('homeworkQuestion', 'select ($1).id, 0, case when ($1).state = ''deleted'' then ''{}'' else ($1).file_ids end');

CREATE TRIGGER "hold_homeworkQuestion_on_update" AFTER UPDATE ON homework_questions FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR
        CASE
            WHEN old.state = 'deleted'::text THEN '{}'::uuid[]
            ELSE old.file_ids
        END IS DISTINCT FROM
        CASE
            WHEN new.state = 'deleted'::text THEN '{}'::uuid[]
            ELSE new.file_ids
        END) EXECUTE FUNCTION hold_files('homeworkQuestion', 'select ($1).id, 0, case when ($1).state = ''deleted'' then ''{}'' else ($1).file_ids end');

CREATE TRIGGER homework_questions_comments AFTER DELETE ON homework_questions FOR EACH ROW EXECUTE FUNCTION remove_comments_of('homework');

CREATE TRIGGER "hold_homeworkVoice_on_delete" AFTER DELETE ON homework_remarks FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[old.voice_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('homeworkVoice', 'select ($1).id, 0, array_remove(array[($1).voice_id], null)');

CREATE TRIGGER "hold_homeworkVoice_on_insert" AFTER INSERT ON homework_remarks FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[new.voice_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('homeworkVoice', 'select ($1).id, 0, array_remove(array[($1).voice_id], null)');

CREATE TRIGGER "hold_homeworkVoice_on_update" AFTER UPDATE ON homework_remarks FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR array_remove(ARRAY[old.voice_id], NULL::uuid) IS DISTINCT FROM array_remove(ARRAY[new.voice_id], NULL::uuid)) EXECUTE FUNCTION hold_files('homeworkVoice', 'select ($1).id, 0, array_remove(array[($1).voice_id], null)');

CREATE TRIGGER "hold_homeworkTemplate_on_delete" AFTER DELETE ON homework_templates FOR EACH ROW WHEN (cardinality(old.file_ids) > 0) EXECUTE FUNCTION hold_files('homeworkTemplate', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER "hold_homeworkTemplate_on_insert" AFTER INSERT ON homework_templates FOR EACH ROW WHEN (cardinality(new.file_ids) > 0) EXECUTE FUNCTION hold_files('homeworkTemplate', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER "hold_homeworkTemplate_on_update" AFTER UPDATE ON homework_templates FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR old.file_ids IS DISTINCT FROM new.file_ids) EXECUTE FUNCTION hold_files('homeworkTemplate', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER "hold_handIn_on_delete" AFTER DELETE ON homework_version_files FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[old.file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('handIn', 'select ($1).version_id, ($1).position, array_remove(array[($1).file_id], null)');

CREATE TRIGGER "hold_handIn_on_insert" AFTER INSERT ON homework_version_files FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[new.file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('handIn', 'select ($1).version_id, ($1).position, array_remove(array[($1).file_id], null)');

CREATE TRIGGER "hold_handIn_on_update" AFTER UPDATE ON homework_version_files FOR EACH ROW WHEN (old.version_id IS DISTINCT FROM new.version_id OR old."position" IS DISTINCT FROM new."position" OR array_remove(ARRAY[old.file_id], NULL::uuid) IS DISTINCT FROM array_remove(ARRAY[new.file_id], NULL::uuid)) EXECUTE FUNCTION hold_files('handIn', 'select ($1).version_id, ($1).position, array_remove(array[($1).file_id], null)');

CREATE TRIGGER post_certifications_renew_post AFTER INSERT OR DELETE ON post_certifications FOR EACH ROW EXECUTE FUNCTION renew_post();

CREATE TRIGGER hold_post_on_delete AFTER DELETE ON post_files FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[old.file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('post', 'select ($1).post_id, ($1).position, array_remove(array[($1).file_id], null)');

CREATE TRIGGER hold_post_on_insert AFTER INSERT ON post_files FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[new.file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('post', 'select ($1).post_id, ($1).position, array_remove(array[($1).file_id], null)');

CREATE TRIGGER hold_post_on_update AFTER UPDATE ON post_files FOR EACH ROW WHEN (old.post_id IS DISTINCT FROM new.post_id OR old."position" IS DISTINCT FROM new."position" OR array_remove(ARRAY[old.file_id], NULL::uuid) IS DISTINCT FROM array_remove(ARRAY[new.file_id], NULL::uuid)) EXECUTE FUNCTION hold_files('post', 'select ($1).post_id, ($1).position, array_remove(array[($1).file_id], null)');

CREATE TRIGGER post_files_renew_post AFTER INSERT OR DELETE OR UPDATE ON post_files FOR EACH ROW EXECUTE FUNCTION renew_post();

CREATE TRIGGER posts_comments AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION remove_comments_of('portfolio');

CREATE TRIGGER hold_problem_on_delete AFTER DELETE ON problems FOR EACH ROW WHEN (cardinality(old.file_ids) > 0) EXECUTE FUNCTION hold_files('problem', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER hold_problem_on_insert AFTER INSERT ON problems FOR EACH ROW WHEN (cardinality(new.file_ids) > 0) EXECUTE FUNCTION hold_files('problem', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER hold_problem_on_update AFTER UPDATE ON problems FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR old.file_ids IS DISTINCT FROM new.file_ids) EXECUTE FUNCTION hold_files('problem', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER hold_reported_on_delete AFTER DELETE ON report_cases FOR EACH ROW WHEN (cardinality(COALESCE(translate(old.frozen ->> 'fileIds'::text, '[]" '::text, '{}'::text)::uuid[], '{}'::uuid[])) > 0) EXECUTE FUNCTION hold_files('reported', 'select ($1).id, 0, coalesce(translate(($1).frozen ->> ''fileIds'', ''[]" '', ''{}'')::uuid[], ''{}'')');

CREATE TRIGGER hold_reported_on_insert AFTER INSERT ON report_cases FOR EACH ROW WHEN (cardinality(COALESCE(translate(new.frozen ->> 'fileIds'::text, '[]" '::text, '{}'::text)::uuid[], '{}'::uuid[])) > 0) EXECUTE FUNCTION hold_files('reported', 'select ($1).id, 0, coalesce(translate(($1).frozen ->> ''fileIds'', ''[]" '', ''{}'')::uuid[], ''{}'')');

CREATE TRIGGER hold_reported_on_update AFTER UPDATE ON report_cases FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR COALESCE(translate(old.frozen ->> 'fileIds'::text, '[]" '::text, '{}'::text)::uuid[], '{}'::uuid[]) IS DISTINCT FROM COALESCE(translate(new.frozen ->> 'fileIds'::text, '[]" '::text, '{}'::text)::uuid[], '{}'::uuid[])) EXECUTE FUNCTION hold_files('reported', 'select ($1).id, 0, coalesce(translate(($1).frozen ->> ''fileIds'', ''[]" '', ''{}'')::uuid[], ''{}'')');

CREATE TRIGGER hold_report_on_delete AFTER DELETE ON reports FOR EACH ROW WHEN (cardinality(old.file_ids) > 0) EXECUTE FUNCTION hold_files('report', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER hold_report_on_insert AFTER INSERT ON reports FOR EACH ROW WHEN (cardinality(new.file_ids) > 0) EXECUTE FUNCTION hold_files('report', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER hold_report_on_update AFTER UPDATE ON reports FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR 0 IS DISTINCT FROM 0 OR old.file_ids IS DISTINCT FROM new.file_ids) EXECUTE FUNCTION hold_files('report', 'select ($1).id, 0, ($1).file_ids');

CREATE TRIGGER hold_shared_on_delete AFTER DELETE ON shared_files FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[old.file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('shared', 'select ($1).shared_id, ($1).position, array_remove(array[($1).file_id], null)');

CREATE TRIGGER hold_shared_on_insert AFTER INSERT ON shared_files FOR EACH ROW WHEN (cardinality(array_remove(ARRAY[new.file_id], NULL::uuid)) > 0) EXECUTE FUNCTION hold_files('shared', 'select ($1).shared_id, ($1).position, array_remove(array[($1).file_id], null)');

CREATE TRIGGER hold_shared_on_update AFTER UPDATE ON shared_files FOR EACH ROW WHEN (old.shared_id IS DISTINCT FROM new.shared_id OR old."position" IS DISTINCT FROM new."position" OR array_remove(ARRAY[old.file_id], NULL::uuid) IS DISTINCT FROM array_remove(ARRAY[new.file_id], NULL::uuid)) EXECUTE FUNCTION hold_files('shared', 'select ($1).shared_id, ($1).position, array_remove(array[($1).file_id], null)');
