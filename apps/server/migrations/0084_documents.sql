CREATE TABLE "document_checkpoints" (
	"thing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "document_checkpoints_thing_id_kind_number_pk" PRIMARY KEY("thing_id","kind","number")
);
--> statement-breakpoint
CREATE TABLE "document_clients" (
	"thing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"client" bigint NOT NULL,
	"account_id" uuid,
	"since" integer NOT NULL,
	CONSTRAINT "document_clients_thing_id_kind_client_pk" PRIMARY KEY("thing_id","kind","client")
);
--> statement-breakpoint
CREATE TABLE "document_locks" (
	"thing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"input_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone,
	CONSTRAINT "document_locks_thing_id_kind_pk" PRIMARY KEY("thing_id","kind")
);
--> statement-breakpoint
CREATE TABLE "document_updates" (
	"thing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid,
	"client" bigint NOT NULL,
	"change" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "document_updates_thing_id_kind_number_pk" PRIMARY KEY("thing_id","kind","number")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"thing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last_number" integer NOT NULL,
	"checkpoint_number" integer DEFAULT 0 NOT NULL,
	"schema" smallint NOT NULL,
	"access_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_thing_id_kind_pk" PRIMARY KEY("thing_id","kind")
);
--> statement-breakpoint
ALTER TABLE "document_checkpoints" ADD CONSTRAINT "document_checkpoints_thing_id_kind_documents_thing_id_kind_fk" FOREIGN KEY ("thing_id","kind") REFERENCES "documents"("thing_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_clients" ADD CONSTRAINT "document_clients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_clients" ADD CONSTRAINT "document_clients_thing_id_kind_documents_thing_id_kind_fk" FOREIGN KEY ("thing_id","kind") REFERENCES "documents"("thing_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_locks" ADD CONSTRAINT "document_locks_holder_id_accounts_id_fk" FOREIGN KEY ("holder_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_locks" ADD CONSTRAINT "document_locks_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_locks" ADD CONSTRAINT "document_locks_thing_id_kind_documents_thing_id_kind_fk" FOREIGN KEY ("thing_id","kind") REFERENCES "documents"("thing_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_updates" ADD CONSTRAINT "document_updates_thing_id_kind_documents_thing_id_kind_fk" FOREIGN KEY ("thing_id","kind") REFERENCES "documents"("thing_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_clients_account" ON "document_clients" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "document_locks_holder" ON "document_locks" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "document_locks_asked" ON "document_locks" USING btree ("asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "document_updates_change" ON "document_updates" USING btree ("thing_id","kind","client","change");