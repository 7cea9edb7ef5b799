namespace SerBench.Serializers.Peers.ApacheAvro;

public sealed class AvroCard : LibraryCard
{
    public static readonly PeerId Main = new("Apache.Avro");

    public AvroCard()
        : base(Main, "https://github.com/apache/avro")
    {
        Spoken = "Avro";
        License = "Apache-2.0";
        Maintainers = "The Apache Software Foundation";
        LastRelease = new("1.12.2", "2026-08-07");
        Advisories = [new("CVE-2021-43045", "https://nvd.nist.gov/vuln/detail/CVE-2021-43045", "2022-01", "1.11.0")];
        Evolution = new(
            "a reader needs the schema of the writer; with it, members that have defaults may be added and removed",
            "https://avro.apache.org/docs/1.12.0/specification/#schema-resolution");
        Needs = "schema, generated class";
        Languages = new("C, C++, Java, JavaScript, Kotlin, Perl, PHP, Python, Ruby, Rust, Scala", "https://avro.apache.org");
        ChangeTrap = "refused or misread";
        AddedFields = "with the writer's schema";
        DerivedClasses = "unions";
        References = "no";
        WritesWithoutEnd = true;
        Streams = "yes";
        AheadOfTime = "no";
        Garbage = "boxed values";
        IsRacedByDefault = false;
        IsGuarded = true;
        Rows =
        [
            new(
                Main,
                "`SpecificDatumWriter<T>` and `SpecificDatumReader<T>`, kept, with `BinaryEncoder` into a stream; "
                + "what Avro has no kind for as numbers, text or bytes; no `:default`",
                "schemas are resolved once, not for each message"),
        ];
    }
}
