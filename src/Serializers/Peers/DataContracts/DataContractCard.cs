namespace SerBench.Serializers.Peers.DataContracts;

public sealed class DataContractCard : LibraryCard
{
    public static readonly PeerId Main = new("DataContractSerializer");

    public DataContractCard()
        : base(Main, "https://github.com/dotnet/runtime")
    {
        License = "MIT";
        Maintainers = "Microsoft";
        IsOfRuntime = true;
        UntrustedData = new("quotas", "https://learn.microsoft.com/dotnet/framework/wcf/feature-details/security-considerations-for-data");
        Evolution = new(
            "members that are not required may be added and removed; names, types and the order stay",
            "https://learn.microsoft.com/dotnet/framework/wcf/best-practices-data-contract-versioning");
        Needs = "attributes";
        SurvivesChanges = true;
        AddedFields = "yes";
        DerivedClasses = "known types";
        References = "option";
        Streams = "yes";
        AheadOfTime = "no";
        Garbage = "contexts for every message";
        Rows =
        [
            new(
                Main, "binary XML, writer and reader used again, quotas set, no dictionary; no `:default`",
                "fastest encoding; reader needs no second message")
            {
                RenamesBy = "`[DataMember(Name = \"Old\")]`",
            },
        ];
    }
}
