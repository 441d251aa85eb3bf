CREATE TABLE "school_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"granted_by" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chatroom_emotions" (
	"room_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"emotion" text NOT NULL,
	CONSTRAINT "chatroom_emotions_room_id_number_account_id_pk" PRIMARY KEY("room_id","number","account_id")
);
--> statement-breakpoint
CREATE TABLE "chatroom_members" (
	"room_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"since_number" integer DEFAULT 0 NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "chatroom_members_room_id_account_id_pk" PRIMARY KEY("room_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chatroom_messages" (
	"room_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"mention_ids" uuid[] DEFAULT '{}' NOT NULL,
	"reply_to" integer,
	"record_id" uuid,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"sticker" text,
	"emotion" text,
	"notice" jsonb,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"change" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chatroom_messages_room_id_number_pk" PRIMARY KEY("room_id","number"),
	CONSTRAINT "chatroom_messages_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "chatrooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"made_by" uuid,
	"client_id" uuid NOT NULL,
	"pair" uuid[],
	"group_id" uuid,
	"picture_file_id" uuid,
	"member_count" integer DEFAULT 0 NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_change" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"asked_by" uuid,
	"contact" text,
	"rest_from" smallint,
	"rest_until" smallint,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_opinions" (
	"topic" text NOT NULL,
	"locale" text NOT NULL,
	"helped" integer DEFAULT 0 NOT NULL,
	"not" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "help_opinions_topic_locale_pk" PRIMARY KEY("topic","locale")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"token" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"last_success_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"is_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "report_cases_queue";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "vouched_school_id" uuid;--> statement-breakpoint
ALTER TABLE "school_permissions" ADD COLUMN "reach" jsonb;--> statement-breakpoint
ALTER TABLE "account_imports" ADD COLUMN "trouble" jsonb;--> statement-breakpoint
ALTER TABLE "notice_readers" ADD COLUMN "push_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "push" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "pushed_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "school_plans" ADD CONSTRAINT "school_plans_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_emotions" ADD CONSTRAINT "chatroom_emotions_room_id_chatrooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chatrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_emotions" ADD CONSTRAINT "chatroom_emotions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_members" ADD CONSTRAINT "chatroom_members_room_id_chatrooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chatrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_members" ADD CONSTRAINT "chatroom_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_messages" ADD CONSTRAINT "chatroom_messages_room_id_chatrooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chatrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_messages" ADD CONSTRAINT "chatroom_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatrooms" ADD CONSTRAINT "chatrooms_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatrooms" ADD CONSTRAINT "chatrooms_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatrooms" ADD CONSTRAINT "chatrooms_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatrooms" ADD CONSTRAINT "chatrooms_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_plans_holding" ON "school_plans" USING btree ("school_id") WHERE "school_plans"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "school_plans_giver" ON "school_plans" USING btree ("granted_by");--> statement-breakpoint
CREATE INDEX "chatroom_emotions_account" ON "chatroom_emotions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "chatroom_members_joined" ON "chatroom_members" USING btree ("account_id","room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chatroom_messages_client" ON "chatroom_messages" USING btree ("author_id","room_id","client_id");--> statement-breakpoint
CREATE INDEX "chatroom_messages_changed" ON "chatroom_messages" USING btree ("room_id","change");--> statement-breakpoint
CREATE INDEX "chatroom_messages_author" ON "chatroom_messages" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "chatroom_messages_mentions" ON "chatroom_messages" USING gin ("mention_ids");--> statement-breakpoint
CREATE INDEX "chatroom_messages_files" ON "chatroom_messages" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "chatroom_messages_pinned" ON "chatroom_messages" USING btree ("room_id","number") WHERE "chatroom_messages"."is_pinned";--> statement-breakpoint
CREATE UNIQUE INDEX "chatrooms_client" ON "chatrooms" USING btree ("made_by","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chatrooms_pair" ON "chatrooms" USING btree ("pair");--> statement-breakpoint
CREATE UNIQUE INDEX "chatrooms_group" ON "chatrooms" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "chatrooms_picture" ON "chatrooms" USING btree ("picture_file_id");--> statement-breakpoint
CREATE INDEX "chatrooms_asked" ON "chatrooms" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "chatrooms_closed" ON "chatrooms" USING btree ("closed_at") WHERE "chatrooms"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "push_devices_account" ON "push_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "accounts_vouched" ON "accounts" USING btree ("vouched_school_id") WHERE "accounts"."vouched_school_id" is not null;--> statement-breakpoint
CREATE INDEX "school_permissions_school" ON "school_permissions" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "report_cases_queue" ON "report_cases" USING btree ("state",(not "is_urgent"),"opened_at","id");--> statement-breakpoint
CREATE FUNCTION "count_chatroom_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE chatrooms r SET member_count = r.member_count + CASE TG_OP WHEN 'INSERT' THEN changed.n ELSE -changed.n END
	FROM (SELECT room_id, count(*)::int AS n FROM changed_members GROUP BY room_id) changed
	WHERE r.id = changed.room_id;
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "chatroom_members_come" AFTER INSERT ON "chatroom_members" REFERENCING NEW TABLE AS changed_members FOR EACH STATEMENT EXECUTE FUNCTION "count_chatroom_members"();--> statement-breakpoint
CREATE TRIGGER "chatroom_members_go" AFTER DELETE ON "chatroom_members" REFERENCING OLD TABLE AS changed_members FOR EACH STATEMENT EXECUTE FUNCTION "count_chatroom_members"();--> statement-breakpoint
CREATE FUNCTION "follow_group_in_chatroom"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;--> statement-breakpoint
CREATE TRIGGER "group_members_in_chatroom" AFTER INSERT OR UPDATE OR DELETE ON "group_members" FOR EACH ROW EXECUTE FUNCTION "follow_group_in_chatroom"();
--> statement-breakpoint
UPDATE accounts a SET vouched_school_id = i.school_id FROM imported_accounts i WHERE i.account_id = a.id;--> statement-breakpoint
UPDATE accounts a SET vouched_school_id = o.school_id FROM organizations o
WHERE o.account_id = a.id AND a.vouched_school_id IS NULL AND (
	EXISTS (SELECT 1 FROM teacher_verifications t JOIN school_codes c ON c.id = t.code_id
		WHERE t.account_id = a.id AND c.school_id = o.school_id)
	OR EXISTS (SELECT 1 FROM identities its JOIN schools s ON s.code = its.schooling->>'schoolCode'
		WHERE its.account_id = a.id AND s.id = o.school_id));
