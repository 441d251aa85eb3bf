CREATE TABLE "live_messages" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_messages_new" ON "live_messages" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "live_messages_topic" ON "live_messages" USING btree ("topic","written_by");--> statement-breakpoint
CREATE INDEX "live_messages_at" ON "live_messages" USING btree ("at");