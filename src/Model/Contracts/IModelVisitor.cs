namespace SerBench.Model;

public interface IModelVisitor<out TResult>
{
    TResult Visit<T>(IModel<T> model);
}
