namespace SerBench.Model.Tests;

public class PersonModelTests
{
    private readonly PersonModel _model = new();

    [Fact]
    public void VariedPeopleCoverTheStatedRanges()
    {
        Person[] people = _model.Create(_model.Scenario("varied"), 1, Scenario.VariedInstances);

        Assert.All(people, person => Assert.InRange(person.Name!.Length, 1, 40));
        Assert.All(people, person => Assert.InRange(person.Data!.Length, 0, 2000));
        Assert.Equal(Enumerable.Range(1, 40), people.Select(person => person.Name!.Length).Distinct().Order());
        Assert.InRange(people.Count(person => !Ascii.IsValid(person.Name)), 200, 312);
        Assert.All(people, person => Assert.True(Ascii.IsValid(person.Data)));
        Assert.InRange(people.Count(person => person.Id < 0), 450, 574);
        Assert.InRange(people.Average(person => person.Data!.Length), 950, 1050);
    }
}
