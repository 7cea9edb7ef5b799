using SerBench.Benchmarks.Cells;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Tests.Cells;

public class CulpritTests
{
    [Fact]
    public void The_member_that_cannot_be_encoded_is_found() => Assert.Equal("Person.Name", Culprit.Find(Codec(), new Person { Name = "\uD800", Data = "fine" }));

    [Fact]
    public void Two_of_them_are_not_blamed_on_one() => Assert.Null(Culprit.Find(Codec(), new Person { Name = "\uD800", Data = "\uDC00" }));

    [Fact]
    public void A_type_within_itself_is_searched_once()
    {
        DeepObject? chain = null;
        for (int i = 0; i < 1000; i++)
        {
            chain = new DeepObject { Child = chain };
        }

        Assert.Equal("DeepObject.Child", Culprit.Find(Catalog.BuiltIn.Find("protobuf/compiled")!.Bind(new DeepModel()).Codec!, chain!));
    }

    private static ICodec<Person> Codec() => Catalog.BuiltIn.Find("protobuf/compiled")!.Bind(new PersonModel()).Codec!;
}
