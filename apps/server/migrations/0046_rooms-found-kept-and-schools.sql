CREATE TABLE "chatroom_keeping_answers" (
	"keeping_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"is_agreed" boolean,
	CONSTRAINT "chatroom_keeping_answers_keeping_id_account_id_pk" PRIMARY KEY("keeping_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chatroom_keepings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"numbers" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chatroom_schools" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"talk" text NOT NULL,
	"talk_from" smallint,
	"talk_until" smallint,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chatroom_words" (
	"room_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"version" smallint NOT NULL,
	CONSTRAINT "chatroom_words_room_id_number_pk" PRIMARY KEY("room_id","number")
);
--> statement-breakpoint
ALTER TABLE "chatroom_messages" ADD COLUMN "forwarded_id" uuid;--> statement-breakpoint
ALTER TABLE "chatroom_messages" ADD COLUMN "preview" jsonb;--> statement-breakpoint
ALTER TABLE "chatroom_messages" ADD COLUMN "withheld" jsonb;--> statement-breakpoint
ALTER TABLE "chatroom_keeping_answers" ADD CONSTRAINT "chatroom_keeping_answers_keeping_id_chatroom_keepings_id_fk" FOREIGN KEY ("keeping_id") REFERENCES "public"."chatroom_keepings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_keeping_answers" ADD CONSTRAINT "chatroom_keeping_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_keepings" ADD CONSTRAINT "chatroom_keepings_room_id_chatrooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chatrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_keepings" ADD CONSTRAINT "chatroom_keepings_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_schools" ADD CONSTRAINT "chatroom_schools_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_schools" ADD CONSTRAINT "chatroom_schools_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatroom_words" ADD CONSTRAINT "chatroom_words_room_id_chatrooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chatrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chatroom_keeping_answers_account" ON "chatroom_keeping_answers" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chatroom_keepings_client" ON "chatroom_keepings" USING btree ("asked_by","client_id");--> statement-breakpoint
CREATE INDEX "chatroom_keepings_room" ON "chatroom_keepings" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "chatroom_words_tokens" ON "chatroom_words" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "chatroom_messages_forwarded" ON "chatroom_messages" USING btree ("forwarded_id") WHERE "chatroom_messages"."forwarded_id" is not null;--> statement-breakpoint
CREATE INDEX "chatroom_messages_shown" ON "chatroom_messages" USING btree ("room_id","number") WHERE "chatroom_messages"."file_ids" <> '{}';